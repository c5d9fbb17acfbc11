import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SiteLocation } from '@forecourt/site-config';
import { nowContext } from '@forecourt/runtime';
import { servicePlaces } from '../rules/servicePlaces.js';
import { readPlaces } from './readPlaces.js';

export interface ServiceData {
  readonly places: readonly SiteLocation[];
  readonly now: number;
}

/** Places that service vehicles, and no others (LOC-06). */
export async function loader(args: LoaderFunctionArgs): Promise<ServiceData> {
  return { places: servicePlaces(await readPlaces(args)), now: args.context.get(nowContext)() };
}
