import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';
import { FACETS, RANGES, SORTS } from './domain/attributes.js';

const schema = z.strictObject({
  /** Facets of the panel, in order. */
  facets: z.array(z.enum(Object.keys(FACETS) as [keyof typeof FACETS, ...(keyof typeof FACETS)[]])).min(1),
  ranges: z.array(z.enum(Object.keys(RANGES) as [keyof typeof RANGES, ...(keyof typeof RANGES)[]])),
  /** Sort orders offered, in order (SRCH-08). */
  sorts: z.array(z.enum(Object.keys(SORTS) as [keyof typeof SORTS, ...(keyof typeof SORTS)[]])).min(1),
  defaultSort: z.enum(Object.keys(SORTS) as [keyof typeof SORTS, ...(keyof typeof SORTS)[]]),
  /** Leaves out vehicles without a price when the cheapest come first (SRCH-09). */
  cheapestNeedsPrice: z.boolean(),
  pageSize: z.int().min(1).max(100),
  /** Values of the make list before 'Show all makes' (SRCH-19). */
  makesShown: z.int().min(1).max(100),
  /** Where Clear Filters leads (SRCH-07); the listing itself when left out. */
  clearTarget: z.string().startsWith('/').optional(),
  emptyText: z.string().min(1),
  /** Shows only the first of each run of sold vehicles (SRCH-12). */
  collapseSold: z.boolean(),
});

export type SearchConfig = z.infer<typeof schema>;

export const searchConfig = defineSection({
  id: 'search',
  schema,
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
    ranges: ['price', 'year', 'km'],
    sorts: ['relevant', 'latest', 'price-asc', 'price-desc'],
    defaultSort: 'latest',
    cheapestNeedsPrice: true,
    pageSize: 21,
    makesShown: 7,
    emptyText: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    collapseSold: true,
  } satisfies SearchConfig,
});
