import type { LoaderFunctionArgs } from 'react-router-dom';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { notFound, nowContext, siteContext } from '@forecourt/runtime';
import { dealershipsOfMake, listedDealerships, type ListedDealership } from '../rules/dealerships.js';
import { readPlaces } from './readPlaces.js';

export interface DealershipsData {
  readonly dealerships: readonly ListedDealership[];
  /** Makes to filter by. */
  readonly makes: readonly string[];
  /** Name of the make that the page is filtered by. */
  readonly make?: string;
  readonly now: number;
}

/** Dealerships with their places; those of one make under `/dealerships/{make}` (B2.1, B2.7). */
export async function loader(args: LoaderFunctionArgs): Promise<DealershipsData> {
  const identity = sectionOf(args.context.get(siteContext), siteSection);
  const all = listedDealerships(identity, await readPlaces(args));
  const makes = [...new Set(all.flatMap((dealership) => dealership.makes))].sort((a, b) => a.localeCompare(b));
  const now = args.context.get(nowContext)();
  const { make } = args.params;
  if (make === undefined) return { dealerships: all, makes, now };
  const found = dealershipsOfMake(all, make);
  if (!found) throw notFound();
  return { dealerships: found.dealerships, makes, make: found.name, now };
}
