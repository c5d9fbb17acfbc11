import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { VehicleDocument, VehicleSummary } from '@forecourt/vehicle';
import { planHome, readHome, type Browsed, type BrowseValue, type HomeStock } from '../rules/homeQuery.js';
import type { FacetValue } from '../rules/listingQuery.js';
import { searchSection } from '../section.js';

export interface HeroData {
  found: number;
  makes: readonly FacetValue[];
  conditions: readonly FacetValue[];
  /** Vehicles in the hero itself. */
  shown: readonly VehicleSummary[];
  now: number;
}
export interface BrowseData {
  facet: Browsed;
  found: number;
  values: readonly BrowseValue[];
}
export interface StatsData {
  found: number;
  makes: number;
}
export interface FeaturedData extends NewestData {
  /** As many as the listing behind "See all" has. */
  found: number;
}
export interface NewestData {
  vehicles: readonly VehicleSummary[];
  now: number;
}

const IN_HERO = 4;
const stocks = new WeakMap<Request, Promise<HomeStock>>();

/** All sections of one page read the stock once. */
function stockOf({ request, context }: LoaderFunctionArgs): Promise<HomeStock> {
  let stock = stocks.get(request);
  if (!stock) {
    const site = context.get(siteContext);
    const searches = planHome(sectionOf(site, searchSection), sectionOf(site, siteSection));
    stock = context
      .get(searchContext)
      .multiSearch<VehicleDocument>(searches, { signal: request.signal })
      .then(readHome);
    stocks.set(request, stock);
  }
  return stock;
}

export async function heroLoader(args: LoaderFunctionArgs): Promise<HeroData> {
  const { heroLayout } = sectionOf(args.context.get(siteContext), searchSection);
  const { found, browse, conditions, newest } = await stockOf(args);
  return {
    found,
    conditions,
    makes: browse.make,
    shown: heroLayout === 'yard' ? newest.slice(0, IN_HERO) : [],
    now: args.context.get(nowContext)(),
  };
}

const browseLoader =
  (facet: Browsed, most: number) =>
  async (args: LoaderFunctionArgs): Promise<BrowseData> => {
    const { found, browse } = await stockOf(args);
    return { facet, found, values: browse[facet].slice(0, most) };
  };
export const typesLoader = browseLoader('item_type', 4);
export const bodiesLoader = browseLoader('body', 8);
export const makesLoader = browseLoader('make', 24);
export const modelsLoader = browseLoader('model', 4);

/** All makes that the listing can be narrowed to are counted, also those that no section shows. */
export async function statsLoader(args: LoaderFunctionArgs): Promise<StatsData> {
  const { found, browse } = await stockOf(args);
  return { found, makes: browse.make.length };
}

export async function featuredLoader(args: LoaderFunctionArgs): Promise<FeaturedData | null> {
  const { featured } = await stockOf(args);
  return featured ? { ...featured, now: args.context.get(nowContext)() } : null;
}

export async function newestLoader(args: LoaderFunctionArgs): Promise<NewestData> {
  const { newest } = await stockOf(args);
  return { vehicles: newest, now: args.context.get(nowContext)() };
}
