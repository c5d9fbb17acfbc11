import { checkoutSection } from '@forecourt/checkout/domain';
import { findSection, type ConfigValues } from '@forecourt/site-config';

/** A site's configuration; checkout is off without a payment provider, so that pages offer no reservations (BUY-02). */
export function withoutDeposits(config: ConfigValues, hasProvider: boolean): ConfigValues {
  const checkout = findSection({ config }, checkoutSection);
  if (!checkout?.isOn || hasProvider) return config;
  return Object.freeze({ ...config, [checkoutSection.id]: { ...checkout, isOn: false } });
}
