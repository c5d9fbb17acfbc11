import type { Db } from '@forecourt/service/database';
import { checkoutSection, type PaymentOptions } from '@forecourt/checkout/domain';
import { portRef } from '@forecourt/service';
import { findSection } from '@forecourt/site-config';
import { perSite, type ConfiguredSite, type Sites } from '@forecourt/service/sites';
import type { PaymentPort, PaymentPortOf } from './paymentPort.js';
import { stripePayments } from './stripePayments.js';
import { testPayments } from './testPayments.js';

/** Where deposits are paid, as the process that runs the service says. */
export interface PaymentSettings {
  /** Values of the variables that dealers name, by name. */
  readonly secretOf: (name: string) => string | undefined;
  /**
   * Whether the embedded test provider may replace a real one: always in development, in production only if a setting
   * allows it.
   */
  readonly allowsTest: boolean;
  /** Another address of Stripe's API, for tests. */
  readonly stripeUrl?: string | undefined;
}

export const paymentSettingsPort = portRef<PaymentSettings>('checkout/settings');

export interface PaymentPortsOptions extends PaymentSettings {
  readonly db: Db;
  readonly sites: Pick<Sites, 'bySlug'>;
  readonly originOf: (site: ConfiguredSite) => string;
  readonly now: () => number;
}

/** Who takes a site's deposits; also where it takes none any more, for those that must go back. */
export const paymentOf = (site: Pick<ConfiguredSite, 'config'>): PaymentOptions | undefined =>
  findSection(site, checkoutSection)?.payment;

/** The provider of each site that has one and may use it. */
export function paymentPorts(options: PaymentPortsOptions): PaymentPortOf {
  const of = perSite(options.sites, (site) => portOf(site, options));
  return ({ slug }) => of(slug);
}

function portOf(site: ConfiguredSite, options: PaymentPortsOptions): PaymentPort | undefined {
  const payment = paymentOf(site);
  if (!payment) return undefined;
  if (payment.provider === 'test') return options.allowsTest ? testPayments(options.db, site.slug) : undefined;
  const secretKey = options.secretOf(payment.secretKey);
  const webhookSecret = options.secretOf(payment.webhookSecret);
  if (!secretKey || !webhookSecret) return undefined;
  return stripePayments({
    secretKey,
    webhookSecret,
    origin: options.originOf(site),
    now: options.now,
    ...(options.stripeUrl ? { apiUrl: options.stripeUrl } : {}),
  });
}
