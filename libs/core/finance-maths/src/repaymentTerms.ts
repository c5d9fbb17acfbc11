import type { FinanceConfig } from './config/financeOf.js';
import type { SiteOptions } from './statedRepayment.js';

/** Options of the section that say how finance is put into words and pages: no figure depends on them. */
const WORDING = [
  'disclaimer',
  'warning',
  'teaser',
  'stickyHeader',
  'page',
  'quote',
  'personalised',
  'budget',
  'budgetPage',
] as const satisfies readonly (keyof FinanceConfig)[];

/**
 * What a site's cards work their repayments out from, by option (CARD-07); undefined where they state none. Days are
 * those of the site's zone, which no figure but one of midnight depends on.
 */
export function repaymentTerms({
  site = {},
  vehicle = {},
  finance,
}: SiteOptions): ReadonlyMap<string, unknown> | undefined {
  if (vehicle['cardRepayment'] !== true) return undefined;
  const wording: readonly string[] = WORDING;
  const manufacturer = (site['manufacturer'] as string | undefined)?.toLowerCase();
  const terms = new Map<string, unknown>([
    ['site.financeProvider', site['financeProvider']],
    ['vehicle.testDriveOnlyTags', vehicle['testDriveOnlyTags']],
  ]);
  if (!finance) return terms.set('finance', undefined);
  const { hiddenManufacturers, ...options } = finance as unknown as FinanceConfig;
  for (const [key, value] of Object.entries(options)) if (!wording.includes(key)) terms.set(`finance.${key}`, value);
  // sites of several makes share a stock: what counts is whether the list hides this one's finance
  const isHidden = hiddenManufacturers.some((hidden) => hidden.toLowerCase() === manufacturer);
  return terms.set('finance.hiddenManufacturers', isHidden);
}

/** Options in which two sites that state repayments differ, in their own order. None where one of them states none. */
export function differingTerms(one: SiteOptions, other: SiteOptions): readonly string[] {
  const [own, others] = [repaymentTerms(one), repaymentTerms(other)];
  if (!own || !others) return [];
  if (own.has('finance') !== others.has('finance')) return ['finance'];
  return [...new Set([...own.keys(), ...others.keys()])].filter(
    (option) => ordered(own.get(option)) !== ordered(others.get(option)),
  );
}

/** A value as text that does not depend on the order in which its options were written. */
const ordered = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
