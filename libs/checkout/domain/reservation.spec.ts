import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutConfig } from './config.js';
import { centsText, depositCents, withFigures } from './deposit.js';
import { heldUntil, momentWords, payableUntil, referenceOf } from './hold.js';
import { isLive, nextState, RESERVATION_EVENTS, RESERVATION_STATES, type ReservationState } from './states.js';
import { purchaseAgreement, refundPromise, reserveSteps } from './texts.js';
import { checkoutDomainWords } from './words/checkoutDomainWords.js';
import { zhHans } from './words/zhHans.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, checkoutDomainWords);
const site = { depositCents: 20_000, holdHours: 48, pendingMinutes: 20 };

describe('the deposit', () => {
  it.each([
    [undefined, 20_000],
    [500, 50_000],
    [249.5, 24_950],
    [0, 20_000],
    [-5, 20_000],
    [0.2, 20_000],
    [Number.NaN, 20_000],
    [Number.POSITIVE_INFINITY, 20_000],
  ])('BUY-01 of a vehicle whose stock says %s dollars is %d cents', (dollars, expected) => {
    expect(depositCents(dollars === undefined ? {} : { reservation_deposit: dollars }, site)).toBe(expected);
  });
  it('BUY-01 is $200, and cents show only where there are some', () => {
    expect([20_000, 24_950, 123_400_05].map(centsText)).toEqual(['$200', '$249.50', '$123,400.05']);
    expect(withFigures('{deposit} for {hours} h, within {minutes} min', { deposit: 20_000, config: site })).toBe(
      '$200 for 48 h, within 20 min',
    );
  });
});

describe('the hold', () => {
  it('BUY-01 is 48 hours from the payment', () => {
    expect(heldUntil(1000, site)).toBe(1000 + 48 * 3_600_000);
    expect(payableUntil(1000, site)).toBe(1000 + 20 * 60_000);
  });
  it.each([
    ['Australia/Perth', 'Friday 27 November, 9 am (Perth time)'],
    ['Australia/Sydney', 'Friday 27 November, 12 pm (Sydney time)'],
    ['Australia/Broken_Hill', 'Friday 27 November, 11:30 am (Broken Hill time)'],
  ])('BUY-01 is stated in the time zone of the place: %s', (zone, words) => {
    expect(momentWords(Date.UTC(2026, 10, 27, 1), zone, say)).toBe(words);
  });
  it('BUY-01 a reference has unmistakable characters only, and is the same for the same id', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(referenceOf(id)).toMatch(/^R-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
        expect(referenceOf(id)).toBe(referenceOf(id));
      }),
    );
  });
});

describe('nextState', () => {
  it.each([
    ['pending-payment', 'paid', 'held', false],
    ['pending-payment', 'unpaid', 'payment-failed', false],
    ['pending-payment', 'cancelled', 'cancelled', false],
    ['held', 'hold-ended', 'released', true],
    ['held', 'dealer-released', 'released', true],
    ['held', 'cancelled', 'cancelled', true],
    ['held', 'completed', 'completed', false],
    ['released', 'refunded', 'refunded', false],
    ['cancelled', 'refunded', 'refunded', false],
    ['cancelled', 'paid', 'cancelled', true],
  ] as const)('BUY-01 %s, %s: %s', (state, event, next, refunds) => {
    expect(nextState(state, event)).toEqual({ state: next, refunds });
  });
  it('BUY-04 a payment that comes late holds a free vehicle and goes back for one that another holds', () => {
    expect(nextState('payment-failed', 'paid', true)).toEqual({ state: 'held', refunds: false });
    expect(nextState('payment-failed', 'paid', false)).toEqual({ state: 'payment-failed', refunds: true });
  });
  it('BUY-04 whatever happens in whatever order, money that was paid is held, spent or on its way back', () => {
    const events = fc.array(fc.tuple(fc.constantFrom(...RESERVATION_EVENTS), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(events, (happened) => {
        let state: ReservationState = 'pending-payment';
        let [paid, refunding] = [0, 0];
        for (const [event, isFree] of happened) {
          // providers report a refund only after one was requested
          if (event === 'refunded' && refunding === 0) continue;
          const next = nextState(state, event, isFree);
          if (!next) continue;
          if (event === 'paid') paid++;
          if (next.refunds) refunding++;
          state = next.state;
        }
        expect(RESERVATION_STATES).toContain(state);
        const isKept = state === 'held' || state === 'completed';
        expect(paid - refunding).toBe(isKept ? 1 : 0);
      }),
    );
  });
  it.each(['refunded', 'completed'] as const)('BUY-01 nothing follows %s', (state) => {
    for (const event of RESERVATION_EVENTS) expect(nextState(state, event)).toBeUndefined();
    expect(isLive(state)).toBe(false);
  });
});

describe('texts of a deposit', () => {
  const figures = { deposit: 20_000, config: { ...site, holdHours: 1 } };
  it('BUY-01 TEN-03 are the dealer’s own, else messages, each with the site’s figures', () => {
    expect(reserveSteps(undefined, figures, say).map(({ title }) => title)).toEqual([
      'Tell us who you are',
      'Pay $200',
      'Held for 1 hour',
    ]);
    expect(reserveSteps([{ title: '{deposit} for {hours} h' }], figures, say)).toEqual([{ title: '$200 for 1 h' }]);
    expect(refundPromise('Back after {hours} h', figures, say)).toBe('Back after 1 h');
    expect(refundPromise(undefined, figures, say)).toContain('when the 1 hour is over');
  });
  it('BUY-03 what a shopper agrees to has a version, which a translation has of its own', () => {
    const translation = Object.fromEntries(
      Object.entries(zhHans).map(([key, text]) => [`checkout-domain.${key}`, text]),
    );
    const inChinese = wordsOf({ config: { site: { language: 'zh-Hans' }, translation } }, checkoutDomainWords);
    expect(purchaseAgreement({}, say)).toMatchObject({ version: 'purchase-1' });
    expect(purchaseAgreement({}, inChinese)).toEqual({
      text: expect.stringContaining('我已阅读') as string,
      version: 'purchase-1-zh-Hans',
    });
    const own = { agreement: 'I agree.', agreementVersion: '7' };
    expect(purchaseAgreement(own, inChinese)).toEqual({ text: 'I agree.', version: '7' });
  });
});

describe('the section', () => {
  const base = checkoutConfig.defaults;
  it('BUY-02 is off by default, and cannot be on without anybody who takes the deposits', () => {
    expect(base.isOn).toBe(false);
    expect(checkoutConfig.schema.safeParse(base).success).toBe(true);
    expect(checkoutConfig.schema.safeParse({ ...base, isOn: true }).error?.issues[0]?.path).toEqual(['payment']);
    expect(checkoutConfig.schema.safeParse({ ...base, isOn: true, payment: { provider: 'test' } }).success).toBe(true);
  });
  it('BUY-04 names secrets and holds none', () => {
    const stripe = { provider: 'stripe', secretKey: 'sk_live_123', webhookSecret: 'HARBOUR_WEBHOOK' };
    expect(checkoutConfig.schema.safeParse({ ...base, payment: stripe }).success).toBe(false);
  });
});
