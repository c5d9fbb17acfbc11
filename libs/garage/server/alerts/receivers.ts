import type { MessageWay } from '@forecourt/service/messages';
import { ofSite, type Reader, type Subscriber } from './rows.js';

/** Where a subscriber is written to: an account by mail where it has an address, else by text. */
export interface Receiver {
  readonly by: MessageWay;
  readonly to: string;
}

export async function receiverOf(db: Reader, { site, email, shopper }: Subscriber): Promise<Receiver | undefined> {
  if (email !== null) return { by: 'mail', to: email };
  const account = await db
    .selectFrom('shoppers')
    .select(['email', 'phone'])
    .where('site', '=', site)
    .where('id', '=', shopper ?? '')
    .executeTakeFirst();
  if (!account) return undefined;
  if (account.email !== null) return { by: 'mail', to: account.email };
  return account.phone === null ? undefined : { by: 'sms', to: account.phone };
}

/** The subscriber of a message that leaves, and where it goes; undefined for one that is gone. */
export async function receiving(
  db: Reader,
  site: string,
  id: string,
): Promise<{ readonly subscriber: Subscriber; readonly receiver: Receiver } | undefined> {
  const subscriber = await ofSite(db, site).where('id', '=', id).executeTakeFirst();
  const receiver = subscriber && (await receiverOf(db, subscriber));
  return receiver && { subscriber, receiver };
}
