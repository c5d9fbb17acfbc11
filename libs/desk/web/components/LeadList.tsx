import type { ReactNode } from 'react';
import { deskLeadRoute, deskRoute } from '@forecourt/contracts';
import type { DeskLeadRow } from '@forecourt/desk/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords, visitWords } from '../rules/words.js';
import { LeadTags } from './LeadTags.js';
import * as styles from './leads.styles.js';
import { deskWords } from '../words/deskWords.js';

const COLUMNS = ['who', 'about', 'received', 'state', 'lookedAfterBy', 'nextCall'] as const;

/** Leads: a table on wide screens, a card each on a phone; for those who hear it a table on both. */
export function LeadList({ leads }: { leads: readonly DeskLeadRow[] }) {
  const say = useWords(deskWords);
  return (
    <table css={styles.table}>
      <caption>{say('list.caption')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LeadLine key={lead.id} lead={lead} />
        ))}
      </tbody>
    </table>
  );
}

function LeadLine({ lead }: { lead: DeskLeadRow }) {
  const say = useWords(deskWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  const when = (iso: string) => <time dateTime={iso}>{momentWords(iso, timeZone, say.language)}</time>;
  const about = [lead.category, lead.subcategory].filter(Boolean).join(': ');
  return (
    <tr {...(lead.is_unread ? { 'data-unread': '' } : {})}>
      <th scope="row">
        <a data-lead="" css={styles.name} href={site.href(deskLeadRoute, { id: lead.id })}>
          {lead.name === '' ? say('list.withoutName') : lead.name}
        </a>
        {lead.phone && <span css={styles.quiet}>{lead.phone}</span>}
        {lead.email && <span css={styles.quiet}>{lead.email}</span>}
        {lead.same_person > 0 && (
          <a css={styles.more} href={`${site.href(deskRoute) ?? ''}?person=${encodeURIComponent(lead.id)}`}>
            {say('list.samePerson', { count: lead.same_person })}
          </a>
        )}
      </th>
      <td>
        <span>{lead.vehicle ?? about}</span>
        {lead.vehicle && <span css={styles.quiet}>{about}</span>}
        {lead.visit && (
          <span css={styles.quiet}>
            {say(visitWords(lead.visit.state))} {momentWords(lead.visit.starts_at, lead.visit.time_zone, say.language)}
          </span>
        )}
      </td>
      <td>
        {when(lead.received_at)}
        <span css={styles.quiet}>{[lead.place, lead.site].filter(Boolean).join(' · ')}</span>
      </td>
      <td>
        <LeadTags lead={lead} />
      </td>
      <Optional label={say('lookedAfterBy')}>{lead.owner?.name}</Optional>
      <Optional label={say('nextCall')}>{lead.call_at && when(lead.call_at)}</Optional>
    </tr>
  );
}

/** A cell that a card leaves out when it is empty, and names when it is not. */
function Optional({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === undefined || children === '';
  return (
    <td {...(isEmpty ? { 'data-empty': '' } : {})}>
      <span css={styles.label} aria-hidden="true">
        {label}
      </span>
      {isEmpty ? '–' : children}
    </td>
  );
}
