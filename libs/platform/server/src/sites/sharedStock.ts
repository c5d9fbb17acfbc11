import { differingTerms } from '@forecourt/finance-maths';
import { didYouMean, sectionOf, vehicleSection } from '@forecourt/site-config';
import type { Conflict } from './conflicts.js';
import type { ConfiguredSite, Sites } from './createSites.js';
import { siteFact } from './siteFact.js';

type Sharing = Pick<ConfiguredSite, 'slug' | 'stockOwner' | 'site' | 'config'>;

/** Whether a site's stock is kept under its own name, imported and indexed for it (TEN-04). */
export const ownsStock = ({ slug, stockOwner }: Pick<ConfiguredSite, 'slug' | 'stockOwner'>): boolean =>
  slug === stockOwner;

/** Sites that have stock of their own. */
export const stockOwners = ({ all }: Pick<Sites, 'all'>): readonly ConfiguredSite[] => all.filter(ownsStock);

/** Why nothing is imported or indexed under the name of a site that shows another's stock. */
export const borrowsLine = ({ slug, stockOwner }: Pick<ConfiguredSite, 'slug' | 'stockOwner'>): string =>
  `"${slug}" shows the stock of "${stockOwner}" (site.stockOf) and has none of its own: use --site ${stockOwner}.`;

export const statesRepayments = siteFact(
  (site: Pick<Sharing, 'config'>): boolean => sectionOf(site, vehicleSection).cardRepayment,
);

/**
 * By whose terms the repayments of a stock are worked out (CARD-07): those of the owner, or of the first site that
 * states any where the owner states none. All that state some have the same terms.
 */
export function repaymentSite<Site extends Sharing>(owner: Site, sites: readonly Site[]): Site {
  if (statesRepayments(owner)) return owner;
  return sites.find((site) => site.stockOwner === owner.slug && statesRepayments(site)) ?? owner;
}

/**
 * What keeps sites from showing the stock of another (TEN-03, TEN-04). `slugs` are all that have a folder: an owner
 * that cannot be read is named by its own faults.
 */
export function sharedStockConflicts(sites: readonly Sharing[], slugs: readonly string[]): Conflict[] {
  const bySlug = new Map(sites.map((site) => [site.slug, site]));
  return sites.flatMap((site): Conflict[] => {
    if (ownsStock(site)) return [];
    const owner = bySlug.get(site.stockOwner);
    const problem = (option: string, text: string) => `dealers/${site.slug}/site.json: ${option}: ${text}`;
    const alone = (text: string) => ({ between: [site.slug], problems: [problem('site.stockOf', text)] });
    if (!owner) {
      if (slugs.includes(site.stockOwner))
        return [{ ...alone(`"${site.stockOwner}", whose stock the site shows, stays out`), isConsequence: true }];
      const others = slugs.filter((slug) => slug !== site.slug);
      const hint = didYouMean(site.stockOwner, others);
      return [alone(`there is no site "${site.stockOwner}"; allowed are ${others.join(', ') || 'none'}${hint}`)];
    }
    if (!ownsStock(owner)) {
      const text =
        `"${owner.slug}" has no stock of its own, it shows that of "${owner.stockOwner}` +
        '"; name a site without stockOf';
      return [{ ...alone(text), between: [site.slug, owner.slug] }];
    }
    const stating = repaymentSite(owner, sites);
    const places = placeProblems(site, owner).map(({ option, text }) => problem(option, text));
    const terms = differingTerms(site.config, stating.config).map((option) =>
      problem(
        option,
        `must be that of dealers/${stating.slug}` +
          '/site.json: both state repayments on the cards of one stock (vehicle.cardRepayment), which ' +
          'are worked out once',
      ),
    );
    return [
      ...(places.length > 0 ? [{ between: [site.slug, owner.slug], problems: places }] : []),
      ...(terms.length > 0 ? [{ between: [site.slug, stating.slug], problems: terms }] : []),
    ];
  });
}

/** What the index says of a place and of a dealership, for every site that shows the stock. */
const SAME_OF_PLACE = ['name', 'dealership_slug', 'lat', 'long'] as const;

/** Places and dealerships that a site and the owner of its stock both know, and know differently. */
function placeProblems({ site }: Sharing, owner: Sharing): { option: string; text: string }[] {
  const differs = (own: unknown, known: unknown) =>
    `${JSON.stringify(own)} is ${JSON.stringify(known)} in dealers/${owner.slug}/site.json, whose stock the site shows`;
  return [
    ...site.locations.flatMap((place, index) => {
      const known = owner.site.locations.find(({ slug }) => slug === place.slug);
      return SAME_OF_PLACE.flatMap((key) =>
        known && known[key] !== place[key]
          ? [{ option: `site.locations.${index}.${key}`, text: differs(place[key], known[key]) }]
          : [],
      );
    }),
    ...site.dealerships.flatMap(({ slug, name }, index) => {
      const known = owner.site.dealerships.find((item) => item.slug === slug);
      return known && known.name !== name
        ? [{ option: `site.dealerships.${index}.name`, text: differs(name, known.name) }]
        : [];
    }),
  ];
}
