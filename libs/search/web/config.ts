import { z } from 'zod';
import { isListingValue } from '@forecourt/contracts';
import { defineSection, href, leftOut, ownPath } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { FACETS, RANGES, SORTS, type FacetName, type RangeName } from './rules/attributes.js';
import { BRAND_TITLES } from './rules/brandTitles.js';
import { searchSection } from './section.js';
import { searchWords } from './words/translated.js';

const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(record) as [Name, ...Name[]]);
/** Being near needs a place: it is offered where a shopper named one, and is no order of a site. */
const ownSort = namesOf(SORTS).exclude(['nearest']);
/**
 * The search filters and orders by the moment of listing, but counts nothing by it: one refused facet fails a whole
 * page.
 */
const ownRange = namesOf(RANGES).exclude(['created']);
const FACET_FILTERS = Object.keys(FACETS) as FacetName[];
const RANGE_FILTERS = (Object.keys(RANGES) as RangeName[]).filter((name) => name !== 'created');
const title = z.string().min(1);
const say = wordsOf({ config: {} }, searchWords);

export const promoOptions = z.strictObject({
  positions: z
    .array(z.int().min(1).max(100))
    .max(10)
    .describe('Places of tiles that have none of their own, for example 8 and 17 (B9).'),
  showFor: z
    .enum(['used-only', 'always'])
    .describe('Listings that show tiles: those narrowed to used vehicles, or all.'),
  shuffles: z.boolean().describe('Tiles without a position change places from day to day.'),
  spreadsFirst: z.boolean().describe('Moves the first position on by 3 to 5, another on each day (A9).'),
});
export type PromoOptions = z.infer<typeof promoOptions>;

export const brandOptions = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        title: title.optional(),
        itemType: namesOf(BRAND_TITLES),
      }),
    )
    .describe(
      'Sections of the brand page, each with the makes of one kind of vehicle in stock. Titles: ' +
        leftOut(...Object.values(BRAND_TITLES).map((key) => say(key))),
    ),
  own: z
    .array(z.strictObject({ name: title, text: z.string(), href }))
    .describe('Brands and businesses of the dealer’s own, in a section after the makes.'),
  leadTo: z
    .enum(['page', 'stock'])
    .describe(
      'Where a tile of the page of all brands leads: to the page of the make, or to its stock. A make ' +
        'of several sections leads to the stock of the section.',
    ),
  links: z.record(z.string(), href).describe('Makes whose tile leads to another address.'),
  look: z
    .enum(['pictures', 'marks'])
    .describe(
      'Makes on the page of all brands and on the front page: a vehicle of each (on the front page its ' +
        'name alone), or each name in lettering of our own.',
    ),
  stats: z
    .array(z.strictObject({ value: title, label: title }))
    .max(4)
    .describe('Figures above the brands, for example 50+ locations. Counted from the site itself when empty.'),
});
export type BrandOptions = z.infer<typeof brandOptions>;

export const searchSchema = z.strictObject({
  facets: z.array(namesOf(FACETS)).min(1).describe('Facets of the filter panel, in order (SRCH-22).'),
  ranges: z.array(ownRange).describe('Ranges of the filter panel, in order.'),
  sorts: z
    .array(ownSort)
    .min(1)
    .describe(
      'Sort orders offered, in order (SRCH-08). "deal" needs market averages in the stock, "repayment-asc" lender ' +
        'figures of the site’s finance provider; vehicles without them come last.',
    ),
  defaultSort: ownSort.describe('Order of a listing without search words (SRCH-08).'),
  offersNear: z
    .boolean()
    .describe('Shoppers can look around a postcode: by distance, the nearest first, with the distance on each card.'),
  nearDistances: z
    .array(z.int().min(1).max(5000))
    .max(10)
    .describe('Distances to choose from around a postcode, kilometres; "Any distance" comes before them.'),
  cheapestNeedsPrice: z
    .boolean()
    .describe('Leaves out vehicles without a price when the cheapest come first (SRCH-09).'),
  pageSize: z.int().min(1).max(100).describe('Vehicles on a page of the listing (SRCH-10).'),
  paging: z
    .enum(['pages', 'more'])
    .describe('Links to the pages of results, or a button that puts the next page below and links beneath it.'),
  offersViews: z.boolean().describe('Visitors can choose between grid and list.'),
  makesShown: z.int().min(1).max(100).describe('Values of the make list before "Show all makes" (SRCH-19).'),
  facetLimits: z
    .partialRecord(namesOf(FACETS), z.int().min(1).max(150))
    .describe('Most values that a facet lists (SRCH-19); 150 where it is not named.'),
  countLimit: z
    .int()
    .min(1)
    .describe(
      'Above this many hits the shown total comes from the facets (SRCH-11): those in stock, or all conditions.',
    ),
  certifiedOnly: z.boolean().describe('Every vehicle is certified: the filter offers no "No" (SRCH-20).'),
  clearTarget: ownPath
    .optional()
    .describe('Where Clear Filters leads (SRCH-07), for example "/special-offers"; the listing itself when left out.'),
  firstFilters: z
    .array(z.enum(['near', ...RANGE_FILTERS, ...FACET_FILTERS]))
    .min(1)
    .max(8)
    .describe(
      'Filters of the panel that show at once, in order; the others of the site follow behind "More filters". A name ' +
        'that the site does not filter by is passed over. Models show below the makes that are chosen.',
    ),
  collapseSold: z.boolean().describe('Shows only the first of each run of sold vehicles (SRCH-12).'),

  offersTowMatch: z
    .boolean()
    .describe('Vehicle pages lead from caravans to what can tow them, and from towing vehicles to caravans.'),
  ownWords: z
    .array(
      z.strictObject({
        words: z.array(z.string().trim().min(2).max(60)).min(1).max(20),
        facet: namesOf(FACETS),
        values: z.array(z.string().refine(isListingValue, 'must be a value that an address can say')).min(1).max(10),
      }),
    )
    .max(100)
    .describe(
      'Words of shoppers that mean a value here, before those that mean the same everywhere: at a caravan yard ' +
        '"van" is {"words": ["van", "vans"], "facet": "item_type", "values": ["caravan"]} (SRCH-03).',
    ),
  debounceMs: z.int().min(0).max(2000).describe('Milliseconds from the last key to the search (SRCH-05).'),
  resultCacheSize: z
    .int()
    .min(0)
    .max(200)
    .describe('Listings kept in the browser’s memory for a minute, the oldest dropped first (SRCH-16); 0 for none.'),
  brands: brandOptions.describe('The page of all brands (SRCH-25).'),
  promos: promoOptions.describe(
    'Where tiles appear among the results (SRCH-14, SRCH-26); the tiles are those of the features, such ' +
      'as "offers.tiles".',
  ),

  filterPlacement: z
    .enum(['side', 'top'])
    .describe('Filters of the listing on wide screens: a column next to the results, or a row of menus above them.'),
  cardLayout: z
    .enum(['grid', 'dense', 'list', 'carousel'])
    .describe(
      'Results of the listing: a grid, a grid with more columns, one vehicle a row with its picture ' +
        'next to it, or a row to slide with arrows (SRCH-13).',
    ),
  heroLayout: z
    .enum(['picture', 'split', 'yard'])
    .describe(
      'Top of the front page: a wide picture with the search over it, words and picture side by side, ' +
        'or a warm yard with a strip of stock.',
    ),
  heroPicture: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Picture of the hero: a path of the image service or an address. Without one only the theme’s colours show.',
    ),
  newestLayout: z.enum(['carousel', 'grid']).describe('Latest arrivals on the front page: a row to slide, or a grid.'),
  newestCount: z.int().min(1).max(24).describe('How many of the latest arrivals the front page shows.'),
  featured: z
    .strictObject({
      title,
      address: ownPath.describe(
        'A listing of this site, for example "/search/demo-cars" or "/used-car?item_type=caravan".',
      ),
      count: z.int().min(1).max(24).describe('How many of its first vehicles are shown.'),
    })
    .optional()
    .describe('Vehicles that the front page puts forward in its section "search/home-featured"; none when left out.'),
});

export type SearchConfig = z.infer<typeof searchSchema>;

export const searchConfig = defineSection(searchSection, {
  schema: searchSchema,
  homeSections: [
    'search/home-hero',
    'search/home-newest',
    'search/home-featured',
    'search/home-stats',
    'search/home-types',
    'search/home-models',
    'search/home-bodies',
    'search/home-makes',
  ],
  words: searchWords,
  defaults: {
    facets: [
      'car_type',
      'make',
      'model',
      'body',
      'fuel',
      'transmission',
      'drive',
      'seats',
      'colour',
      'location',
      'state',
    ],
    ranges: ['price', 'year', 'km', 'towing', 'atm'],
    sorts: ['relevant', 'latest', 'price-asc', 'price-desc'],
    defaultSort: 'latest',
    offersNear: false,
    nearDistances: [25, 50, 100, 250, 500],
    cheapestNeedsPrice: true,
    pageSize: 21,
    paging: 'more',
    offersViews: true,
    makesShown: 7,
    firstFilters: ['make', 'model', 'price', 'body', 'year', 'km', 'car_type'],
    collapseSold: true,
    facetLimits: { model: 30, city: 20, dealership: 40 },
    countLimit: 1999,
    certifiedOnly: false,
    offersTowMatch: false,
    ownWords: [],
    debounceMs: 300,
    resultCacheSize: 20,
    brands: {
      sections: [{ itemType: 'car' }, { itemType: 'motorcycle' }, { itemType: 'truck' }, { itemType: 'caravan' }],
      own: [],
      look: 'pictures',
      leadTo: 'page',
      links: {},
      stats: [],
    },
    promos: { positions: [8, 17], showFor: 'used-only', shuffles: true, spreadsFirst: false },
    filterPlacement: 'side',
    cardLayout: 'grid',
    heroLayout: 'picture',
    newestLayout: 'carousel',
    newestCount: 8,
  } satisfies SearchConfig,
});
