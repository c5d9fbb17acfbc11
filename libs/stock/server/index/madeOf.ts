import { createHash } from 'node:crypto';
import { repaymentTerms } from '@forecourt/finance-maths';
import { siteFact, type ConfiguredSite } from '@forecourt/service/sites';

/**
 * What the documents of a stock hold of the configuration, as one text: where places are, and the terms of repayments.
 * An index that was made of something else is built anew.
 */
export function madeOf(owner: Pick<ConfiguredSite, 'site'>, stating: Pick<ConfiguredSite, 'site' | 'config'>): string {
  const places = owner.site.locations.map(({ slug, dealership_slug: dealership, types, lat, long }) => [
    ...[slug, dealership, lat, long],
    types.includes('sales'),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([places, ...termsStated(stating)]))
    .digest('base64url');
}

/** What the repayments of a stock are worked out from: a change of any dealer compares those of every stock. */
export const termsStated: (site: Pick<ConfiguredSite, 'site' | 'config'>) => readonly unknown[] = siteFact(
  ({ site: { financeProvider, timeZone }, config }) => {
    const terms = [...(repaymentTerms(config) ?? [])];
    return [financeProvider ?? '', terms.length > 0 ? timeZone : '', terms];
  },
);
