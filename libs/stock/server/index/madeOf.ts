import { createHash } from 'node:crypto';
import { repaymentTerms } from '@forecourt/finance-maths';
import type { ConfiguredSite } from '@forecourt/service/sites';

/**
 * What the documents of a stock hold of the configuration, as one text: where places are, and the terms of repayments.
 * An index that was made of something else is built anew at the start: no configuration changes while a process runs.
 */
export function madeOf(owner: Pick<ConfiguredSite, 'site'>, stating: Pick<ConfiguredSite, 'site' | 'config'>): string {
  const places = owner.site.locations.map(({ slug, dealership_slug: dealership, types, lat, long }) => [
    ...[slug, dealership, lat, long],
    types.includes('sales'),
  ]);
  const { financeProvider, timeZone } = stating.site;
  const terms = [...(repaymentTerms(stating.config) ?? [])];
  return createHash('sha256')
    .update(JSON.stringify([places, financeProvider ?? '', terms.length > 0 ? timeZone : '', terms]))
    .digest('base64url');
}
