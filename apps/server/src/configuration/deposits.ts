import type { ServiceOptions } from '@forecourt/api';
import { paymentOf } from '@forecourt/checkout/server';
import type { Sites } from '@forecourt/service/sites';
import { namedSecretIn, type Environment, type NamedSecret } from './environment.js';

type DepositEnvironment = Pick<Environment, 'FORECOURT_TEST_PAYMENTS'>;

/** Every variable that dealers name for their payment providers. */
export const depositSecrets = (sites: Pick<Sites, 'all'>): NamedSecret[] =>
  sites.all.flatMap((site): NamedSecret[] => {
    const payment = paymentOf(site);
    if (payment?.provider !== 'stripe') return [];
    const neededBy = `${site.slug}: checkout.payment`;
    return [payment.secretKey, payment.webhookSecret].map((name) => ({ name, neededBy, kind: 'authorization' }));
  });

const allowsTest = (environment: DepositEnvironment, isProduction: boolean): boolean =>
  !isProduction || environment.FORECOURT_TEST_PAYMENTS === 'allow';

/** Who takes deposits in this environment. */
export function depositsFrom(
  environment: DepositEnvironment,
  given: Readonly<Record<string, string | undefined>>,
  isProduction: boolean,
): NonNullable<ServiceOptions['payments']> {
  return { allowsTest: allowsTest(environment, isProduction), secretOf: namedSecretIn(given) };
}

/** Dealers who take no reservations in production for want of a real provider, a sentence for each. */
export const depositWarnings = (environment: DepositEnvironment, sites: Sites): string[] =>
  sites.all.flatMap((site) =>
    paymentOf(site)?.provider === 'test' && !allowsTest(environment, true)
      ? [
          `${site.slug}: takes no reservations: checkout.payment is the test provider ` +
            '(FORECOURT_TEST_PAYMENTS=allow accepts it in place of a real one)',
        ]
      : [],
  );
