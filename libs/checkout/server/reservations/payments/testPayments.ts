import { randomUUID } from 'node:crypto';
import type { Db } from '@forecourt/service/database';
import type { PaymentPort, PaymentStanding } from './paymentPort.js';

/** Numbers that the test provider takes. None is a real card's. */
export const TEST_CARDS = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  asksAgain: '4000 0025 0000 3155',
} as const;

/** Path of its page on every site. */
export const testPagePath = (reference: string): string => `/api/payments/test/${reference}`;

/** What the page of the test provider shows. */
export interface TestPayment {
  readonly amountCents: number;
  readonly words: string;
  readonly returnPath: string;
  readonly state: 'open' | 'asks-again' | 'declined' | 'paid' | 'ended' | 'refunded';
}

/** What a shopper did on that page. */
export type TestCardAnswer = 'paid' | 'declined' | 'asks-again' | 'unknown-card';

/** What a card number does; anything but the three numbers is refused, so that no one leaves a real one here. */
export function testCardAnswer(number: string): TestCardAnswer {
  const digits = number.replace(/[\s-]/g, '');
  const is = (card: string) => digits === card.replaceAll(' ', '');
  if (is(TEST_CARDS.pays)) return 'paid';
  if (is(TEST_CARDS.declines)) return 'declined';
  return is(TEST_CARDS.asksAgain) ? 'asks-again' : 'unknown-card';
}

export interface TestPayments extends PaymentPort {
  readonly name: 'test';
  find(reference: string): Promise<TestPayment | undefined>;
  /** The shopper's act on the page. Answers the state afterwards; what is over stays as it is. */
  act(reference: string, answer: Exclude<TestCardAnswer, 'unknown-card'>): Promise<TestPayment['state'] | undefined>;
}

const STANDING: Readonly<Record<TestPayment['state'], PaymentStanding>> = {
  open: 'open',
  'asks-again': 'open',
  declined: 'declined',
  paid: 'paid',
  ended: 'ended',
  refunded: 'refunded',
};

/** The embedded test provider of one site: its own page, its own books, and no money. */
export function testPayments(db: Db, site: string): TestPayments {
  const rows = () => db.selectFrom('test_payments').where('site', '=', site);
  const stateOf = async (reference: string) =>
    (await rows().select('state').where('reference', '=', reference).executeTakeFirst())?.state;
  const change = async (reference: string, state: TestPayment['state'], from: readonly TestPayment['state'][]) => {
    await db
      .updateTable('test_payments')
      .set({ state })
      .where('site', '=', site)
      .where('reference', '=', reference)
      .where('state', 'in', from)
      .execute();
    return stateOf(reference);
  };
  const PAYABLE = ['open', 'asks-again', 'declined'] as const;
  return {
    name: 'test',
    origins: [],
    async start({ key, amountCents, words, returnPath }) {
      await db
        .insertInto('test_payments')
        .values({
          reference: `test_${randomUUID()}`,
          site,
          idempotency_key: key,
          amount_cents: amountCents,
          words,
          return_path: returnPath,
          state: 'open',
          refund_key: null,
        })
        .onConflict((conflict) => conflict.columns(['site', 'idempotency_key']).doNothing())
        .execute();
      const { reference } = await rows()
        .select('reference')
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow();
      return { reference, pageUrl: testPagePath(reference) };
    },
    async standing(reference) {
      return STANDING[(await stateOf(reference)) ?? 'ended'];
    },
    async end(reference) {
      return STANDING[(await change(reference, 'ended', PAYABLE)) ?? 'ended'];
    },
    async refund(reference, key) {
      const { numUpdatedRows } = await db
        .updateTable('test_payments')
        .set({ state: 'refunded', refund_key: key })
        .where('site', '=', site)
        .where('reference', '=', reference)
        .where('state', 'in', ['paid', 'refunded'])
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Error('The test provider has no such payment to give back.');
    },
    async find(reference) {
      const row = await rows()
        .select(['amount_cents', 'words', 'return_path', 'state'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row && { amountCents: row.amount_cents, words: row.words, returnPath: row.return_path, state: row.state };
    },
    act: (reference, answer) => change(reference, answer, PAYABLE),
  };
}
