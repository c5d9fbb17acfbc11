import { it } from 'vitest';
import { testScope } from '@forecourt/service/database/testing';
import { VIEWPORTS } from './withBrowser.ts';

/**
 * Whether every test that is written for several sites and screens runs at each of them on each. Left out each site and
 * each screen is taken, but not every pair: what a page does, it does by the same code.
 */
export const isWhole = testScope === 'all';

type Screen = (typeof VIEWPORTS)[number];
/** The sites that journeys visit, and the screens of each where they are shared out. */
const SHARES = { harbour: ['desktop'], northline: ['phone'], wattle: ['phone'] } as const satisfies Record<
  string,
  readonly Screen[]
>;
type Slug = keyof typeof SHARES;

/**
 * Whether a test of what all sites do by the same code runs at this one; `own` is its site, one of those of its file.
 */
export const runsAt = <Site extends Slug>(own: NoInfer<Site>, slug: Site): boolean => isWhole || own === slug;

/** The screens that a site is tested on. */
export const screensOf = (slug: Slug): readonly Screen[] => (isWhole ? VIEWPORTS : SHARES[slug]);

/** The first cases of a table, which take the whole path between them; all of them with `TEST_SCOPE=all`. */
export const firstOf = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  isWhole ? cases : cases.slice(0, count);

/** The sites of a file whose subject is the same code at each: one that shows it well, or all with `TEST_SCOPE=all`. */
export const sitesFor = <Site extends Slug | { readonly slug: Slug }>(
  sites: readonly Site[],
  own: Slug,
): readonly Site[] => (isWhole ? sites : sites.filter((site) => (typeof site === 'string' ? site : site.slug) === own));

/** A test off the main path of its requirement: an edge, or a fault of one part. It runs with `TEST_SCOPE=all`. */
export const itInFull: ReturnType<typeof it.runIf> = it.runIf(isWhole);
