import { describe, expect, it } from 'vitest';
import { checkoutConfig } from '@forecourt/checkout/domain/config';
import { depositSecrets, depositsFrom, depositWarnings } from './deposits.js';
import { readSites } from './readSites.js';
import { secretProblems } from './siteSecrets.js';

const demo = readSites();
const taking = (payment: object) => {
  const all = demo.all.slice(0, 1).map((site) => ({
    ...site,
    config: { ...site.config, checkout: { ...checkoutConfig.defaults, isOn: true, payment } },
  }));
  return { ...demo, all };
};
const stripe = taking({ provider: 'stripe', secretKey: 'DEALER_KEY', webhookSecret: 'DEALER_HOOK' });
const test = taking({ provider: 'test' });

describe('deposits', () => {
  it('BUY-04 secrets come from the variables that a dealer names, and a missing one is named with its dealer', () => {
    expect(depositSecrets(stripe).map(({ name }) => name)).toEqual(['DEALER_KEY', 'DEALER_HOOK']);
    const [site] = stripe.all;
    expect(site && secretProblems({}, { DEALER_KEY: 'sk' }, true)(site).join()).toContain(
      `DEALER_HOOK: must be set: ${demo.all[0]?.slug}`,
    );
    const { secretOf } = depositsFrom({}, { DEALER_KEY: 'sk', DEALER_HOOK: 'wh' }, true);
    expect(['DEALER_HOOK', 'constructor'].map((name) => secretOf?.(name))).toEqual(['wh', undefined]);
  });
  it('BUY-04 the test provider is refused in production, unless the operator allows it', () => {
    expect(depositsFrom({}, {}, false).allowsTest).toBe(true);
    expect(depositsFrom({}, {}, true).allowsTest).toBe(false);
    expect(depositWarnings({}, test)).toHaveLength(1);
    expect(depositsFrom({ FORECOURT_TEST_PAYMENTS: 'allow' }, {}, true).allowsTest).toBe(true);
    expect(depositWarnings({ FORECOURT_TEST_PAYMENTS: 'allow' }, test)).toEqual([]);
  });
});
