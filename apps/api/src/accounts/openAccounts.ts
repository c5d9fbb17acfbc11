import {
  Accounts,
  accountSessions,
  askingBrowsers,
  NEW_ADDRESS,
  OneTimeCodes,
  SIGN_IN,
  Watchlists,
  type CodeWords,
  type JoinAccounts,
} from '@forecourt/accounts';
import type { Db, Keys } from '@forecourt/database';
import type { MessageWriters, ShopperMessages } from '@forecourt/messages';

/** `482 913`: a code is read and typed in halves. */
const halves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

const NOT_YOU = 'If you did not ask for it, nothing happens without the code. Never tell it to anybody, nor to us.';

const signInWords: CodeWords = ({ siteName, code }) =>
  Promise.resolve({
    subject: `${halves(code)} is your code for ${siteName}`,
    paragraphs: [`Your code to sign in is ${halves(code)}. It is good for ten minutes.`],
    note: NOT_YOU,
  });

const newAddressWords: CodeWords = ({ siteName, code }) =>
  Promise.resolve({
    subject: `${halves(code)} is your code for ${siteName}`,
    paragraphs: [`Your code to use this address with your account is ${halves(code)}. It is good for ten minutes.`],
    note: NOT_YOU,
  });

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
