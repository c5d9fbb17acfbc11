import {
  Accounts,
  accountSessions,
  askingBrowsers,
  NEW_ADDRESS,
  newAddressWords,
  OneTimeCodes,
  SIGN_IN,
  signInWords,
  Watchlists,
  type JoinAccounts,
} from '@forecourt/accounts';
import type { Db, Keys } from '@forecourt/database';
import type { MessageWriters, ShopperMessages } from '@forecourt/messages';

export type AccountServices = ReturnType<typeof openAccounts>;

/** Accounts of shoppers with their codes, sessions and watchlists, and the words of their messages. */
export function openAccounts(options: {
  readonly db: Db;
  readonly key: Keys;
  readonly messages: Pick<ShopperMessages, 'queue' | 'wake'>;
  readonly writers: MessageWriters;
  readonly now?: () => number;
  readonly onJoin?: JoinAccounts;
}) {
  const { db, key, messages, writers, now = Date.now } = options;
  const codes = new OneTimeCodes({ db, key, messages, now });
  writers.set(`${SIGN_IN}-code`, codes.writer(signInWords));
  writers.set(`${NEW_ADDRESS}-code`, codes.writer(newAddressWords));
  return {
    codes,
    accounts: new Accounts({ db, codes, now, onJoin: options.onJoin }),
    accountSessions: accountSessions({ db, now }),
    askingBrowsers: askingBrowsers({ key, now }),
    watchlists: new Watchlists({ db, now }),
  };
}
