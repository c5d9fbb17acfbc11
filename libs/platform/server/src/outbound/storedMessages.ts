import type { Db } from '../database/index.js';
import type { Mail, OutboundPorts } from './ports.js';

/** Embedded default: what would leave is stored once, for the developer's page to show. */
export function storedMessages(db: Db): OutboundPorts {
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
      storesOnly: true,
      send: ({ site, id, to, subject, parts: [part], attachments = [] }) =>
        store({
          site,
          id,
          channel: part?.contentType.includes('adf') || part?.content.includes('<?adf') ? 'adf' : 'mail',
          recipient: to,
          subject,
          body: [part?.content ?? '', ...attachments.map(attached)].join('\n\n'),
        }),
    },
    sms: {
      storesOnly: true,
      send: ({ site, id, to, text }) => store({ site, id, channel: 'sms', recipient: to, subject: '', body: text }),
    },
    post: {
      storesOnly: true,
      send: ({ site, id, url, subject, body }) => store({ site, id, channel: 'post', recipient: url, subject, body }),
    },
  };
}

const attached = ({ name, content }: NonNullable<Mail['attachments']>[number]) => `[${name}]\n${content}`;
