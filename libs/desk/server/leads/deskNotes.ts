import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import type { Db } from '@forecourt/service/database';
import { messagesAbout } from '@forecourt/service/messages';
import type { DeskSites } from '../access/deskSites.js';
import type { FoundLead } from './leadQuery.js';
import { personWords } from './leadRows.js';
import { DESK_REPLY } from './replies.js';

const MOST = 200;

/** What was written about a lead and answered, the newest first; answers with how far they got. */
export async function notesOf(
  db: Db,
  sites: DeskSites,
  lead: Pick<FoundLead, 'id' | 'site'>,
): Promise<DeskLeadAnswer['notes']> {
  const rows = await db
    .selectFrom('desk_notes')
    .select(['id', 'kind', 'who', 'subject', 'body', 'at'])
    .where('site', '=', lead.site)
    .where('lead_id', '=', lead.id)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const replies = rows.filter(({ kind }) => kind === 'reply').map(({ id }) => ({ kind: DESK_REPLY, ref: id }));
  const states = new Map((await messagesAbout(db, lead.site, replies)).map(({ ref, state }) => [ref, state]));
  return rows.map(({ id, kind, who, subject, body, at }) => {
    const state = states.get(id);
    return {
      ...{ id, kind, at: at.toISOString(), who: personWords(sites.own, who).name, text: body },
      ...(subject === null ? {} : { subject }),
      ...(state === undefined ? {} : { state }),
    };
  });
}
