import { allOf, anyOf, type SearchAnswer, type SearchParameters } from '@forecourt/runtime/search';
import { AVAILABLE_STATUSES, type VehicleDocument } from '@forecourt/vehicle';
import type { BrandOptions } from '../config.js';
import { BRAND_TITLES } from './brandTitles.js';
import { isFacetValue, listingUrl, UNFILTERED } from './listingUrl.js';
import type { SearchSay } from './words.js';

export interface Brand {
  name: string;
  count: number;
  href: string;
  picture?: string;
}
export interface BrandSection {
  title: string;
  brands: readonly Brand[];
}

/** More makes than any kind of vehicle has. */
const MAKES = 120;
const FOR_SALE = anyOf('status', AVAILABLE_STATUSES);

/**
 * One search for each section: its makes, each with a vehicle to picture it (SRCH-25). `only` is what the site leaves
 * out everywhere.
 */
export const planBrands = ({ sections }: Pick<BrandOptions, 'sections'>, only?: string): SearchParameters[] =>
  sections.map(({ itemType }) => ({
    q: '*',
    filter_by: allOf([FOR_SALE, anyOf('item_type', [itemType]), only]),
    group_by: 'make',
    group_limit: 3,
    per_page: MAKES,
    include_fields: 'make,thumbnails',
    highlight_fields: 'none',
  }));

/**
 * Sections with their makes from A to Z; a section without vehicles is left out. `pageOf` has the page of a make, where
 * tiles lead to one. Throws when none was answered.
 */
export function readBrands(
  answers: readonly SearchAnswer<VehicleDocument>[],
  { sections, links }: Pick<BrandOptions, 'sections' | 'links'>,
  searchPrefix: string,
  say: SearchSay,
  pageOf: (make: string) => string | undefined = () => undefined,
): BrandSection[] {
  if (answers.every(({ error }) => error !== undefined))
    throw new Error(answers[0]?.error ?? 'The search gave no answer.');
  const named = answers.flatMap(({ grouped_hits = [] }) =>
    grouped_hits.flatMap(({ hits }) => hits[0]?.document.make ?? []),
  );
  const isOnce = (make: string) => named.indexOf(make) === named.lastIndexOf(make);
  return sections
    .map(({ title, itemType }, index) => ({
      title: title ?? say(BRAND_TITLES[itemType]),
      brands: (answers[index]?.grouped_hits ?? [])
        .flatMap(({ hits, found }): Brand[] => {
          const [hit] = hits;
          if (!hit) return [];
          const { make } = hit.document;
          const [picture] = hits.flatMap(({ document }) => document.thumbnails);
          const facets = { make: [make], item_type: [itemType] };
          const own = Object.hasOwn(links, make) ? links[make] : undefined;
          if (own === undefined && !isFacetValue('make', make)) return [];
          const href =
            own ?? (isOnce(make) ? pageOf(make) : undefined) ?? listingUrl({ ...UNFILTERED, facets }, searchPrefix);
          return [{ name: make, count: found ?? 1, href, ...(picture === undefined ? {} : { picture }) }];
        })
        .sort((a, b) => a.name.localeCompare(b.name, 'en-AU')),
    }))
    .filter(({ brands }) => brands.length > 0);
}

/** How many different brands the sections name together: a make that builds cars and motorcycles is one. */
export const brandCount = (sections: readonly BrandSection[]): number =>
  new Set(sections.flatMap(({ brands }) => brands.map(({ name }) => name))).size;
