import type { Db } from '@forecourt/database';
import type { LeadPorts } from './ports.js';

/** Embedded default: what would leave is stored once, for the developer's page to show. */
export function storedMessages(db: Db): LeadPorts {
  const store = async (message: {
    site: string;
    id: string;
    channel: string;
    recipient: string;
    subject: string;
    body: string;
  }): Promise<void> => {
    const { id, ...values } = message;
    await db
      .insertInto('messages')
      .values({ ...values, key: id })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  };
  return {
    mail: {
      send: ({ site, id, to, subject, parts: [part] }) =>
        store({
          site,
          id,
          channel: part?.contentType.includes('adf') || part?.content.includes('<?adf') ? 'adf' : 'mail',
          recipient: to,
          subject,
          body: part?.content ?? '',
        }),
    },
    post: {
      send: ({ site, id, url, subject, body }) => store({ site, id, channel: 'post', recipient: url, subject, body }),
    },
  };
}
