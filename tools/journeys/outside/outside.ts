import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { adfFaults, adfTree } from '@forecourt/leads/testing';
import { outsidePort } from '../ownPlatform.ts';
import { HOOK, HOOK_SECRET, type Arrived, type OutsideMail, type OutsidePost, type TurnClock } from './wires.ts';

const at = (path: string): string => `http://127.0.0.1:${outsidePort}${path}`;
const PATIENCE = { timeout: 15_000, interval: 150 };

/** What has arrived outside the platform so far. */
export const arrived = async (): Promise<Arrived> => (await (await fetch(at('/arrived'))).json()) as Arrived;

/** Looks until what is wanted is there. */
async function whenThere<Found>(what: string, find: (there: Arrived) => Found | undefined): Promise<Found> {
  let found: Found | undefined;
  await expect.poll(async () => (found = find(await arrived())), { ...PATIENCE, message: what }).toBeDefined();
  return found!;
}

/** The newest mail to an address whose subject fits, out of the mail server. */
export const mailTo = (address: string, subject: RegExp = /./): Promise<OutsideMail> =>
  whenThere(`a mail to ${address}: ${String(subject)}`, ({ mails }) =>
    mails.findLast((mail) => mail.to.includes(address) && subject.test(mail.subject)),
  );

/** Texts to a mobile number, out of the gateway, in the order in which they came. */
const textsTo = ({ posts }: Arrived, phone: string): string[] =>
  posts
    .filter(({ path }) => path === '/texts')
    .map(({ body }) => JSON.parse(body) as { to: string; text: string })
    .flatMap(({ to, text }) => (to === phone ? [text] : []));

const codesFor = (there: Arrived, address: string): string[] =>
  address.startsWith('+')
    ? textsTo(there, address)
    : there.mails.flatMap(({ to, subject, text }) => (to.includes(address) && /code/i.test(subject) ? [text] : []));

/** How many codes have gone to an address; pass it to `codeFor`, which then waits for the next one. */
export const codesSent = async (address: string): Promise<number> => codesFor(await arrived(), address).length;

/** The code of six digits that was sent to an e-mail address or to a mobile number after so many others. */
export async function codeFor(address: string, after = 0): Promise<string> {
  const text = await whenThere(`code ${after + 1} for ${address}`, (there) => {
    const codes = codesFor(there, address);
    return codes.length > after ? codes.at(-1) : undefined;
  });
  return /\b(\d{3}) (\d{3})\b/.exec(text)?.slice(1).join('') ?? '';
}

/** A lead as the dealer's three kinds of targets got it. */
export interface LeadOutside {
  readonly id: string;
  /** As the webhook says it. */
  readonly lead: {
    readonly category: string;
    readonly subcategory?: string;
    readonly customer: Readonly<Record<string, string>>;
    readonly message?: string;
    readonly date_time?: string;
    readonly answers?: Readonly<Record<string, unknown>>;
    readonly vehicle?: { readonly title: string };
    readonly finance?: Readonly<Record<string, unknown>>;
    readonly trade_in?: Readonly<Record<string, unknown>>;
  };
  readonly mail: OutsideMail;
  readonly adf: string;
}

export interface LeadWanted {
  /** Site whose receiver it is to reach. */
  readonly slug: string;
  readonly email: string;
  /** Its category or its subcategory. */
  readonly kind: string;
}

/**
 * A shopper's lead at the end of its way: the mail for people and the ADF file for the dealer's system out of the mail
 * server, and the webhook, whose signature is verified by what Standard Webhooks publishes. All three are the same
 * lead.
 */
export async function leadOutside({ slug, email, kind }: LeadWanted): Promise<LeadOutside> {
  const found = await whenThere(`${slug}: a lead "${kind}" of ${email}, three times`, ({ mails, posts }) => {
    const hook = posts.findLast(({ path, body }) => {
      if (path !== `/hooks/${slug}` || !body.includes(email)) return false;
      const { lead } = JSON.parse(body) as { lead: LeadOutside['lead'] };
      return [lead.category, lead.subcategory].includes(kind);
    });
    if (!hook) return undefined;
    const own = mails.filter(({ messageId }) => isOfLead(hook, messageId));
    const adf = own.map(adfOf).find((text) => text !== undefined);
    const mail = own.find((one) => adfOf(one) === undefined);
    return adf === undefined || !mail ? undefined : { hook, adf, mail };
  });
  const { hook, mail, adf } = found;
  const { lead } = new Webhook(HOOK_SECRET).verify(hook.body, hook.headers) as {
    lead: LeadOutside['lead'] & { id: string };
  };
  expect(() => new Webhook(HOOK_SECRET).verify(`${hook.body} `, hook.headers)).toThrow();
  expect(lead.customer['email']).toBe(email);
  expect(mail.text).toContain(email);
  expect(mail.replyTo).toBe(email);
  expect(adfFaults(adfTree(adf))).toEqual([]);
  expect(adf).toContain(`<email>${email}</email>`);
  return { id: lead.id, lead, mail, adf };
}

/**
 * Ids of all that is sent of one lead differ in the target: `lead.<number>.<target>`, and the step of one that goes on.
 */
function isOfLead({ headers }: OutsidePost, mailId: string): boolean {
  const [, lead = '', step = ''] = new RegExp(`^lead\\.([^.]+)\\.${HOOK}(.*)$`).exec(headers['webhook-id'] ?? '') ?? [];
  const [, ofMail, stepOfMail] = /^<lead\.([^.]+)\.[^.@]+(.*)@[^@]*>$/.exec(mailId) ?? [];
  return lead !== '' && ofMail === lead && stepOfMail === step;
}

const adfOf = ({ text, files }: OutsideMail): string | undefined =>
  [text, ...files.map((file) => file.text)].find((part) => part.includes('<?adf'));

/** Runs with the platform's clock so much further, and turns it back. */
export async function withClockAhead(ms: number, run: () => Promise<void>): Promise<void> {
  await turnClock({ ahead: ms });
  try {
    await run();
  } finally {
    await turnClock({ ahead: 0 });
  }
}

const turnClock = async (turn: TurnClock): Promise<void> => {
  const { status } = await fetch(at('/clock'), { method: 'POST', body: JSON.stringify(turn) });
  expect(status).toBe(200);
};

/**
 * Ends all test drives that are booked: the shoppers of all files come from one network, which may have two before it.
 */
export async function endBookings(): Promise<void> {
  const { status } = await fetch(at('/bookings'), { method: 'DELETE' });
  expect(status).toBe(200);
}
