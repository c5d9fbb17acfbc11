import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { VehicleDocument } from '@forecourt/vehicle';
import { forSale, planNewest } from '../rules/homeQuery.js';
import { searchSection } from '../section.js';
import type { NewestData } from './homeLoaders.js';

/** One row of cards on wide screens. */
const SHOWN = 4;

/** A few vehicles of the listing. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<NewestData> {
  const site = context.get(siteContext);
  const search = planNewest(sectionOf(site, searchSection), sectionOf(site, siteSection), SHOWN);
  const [newest] = await context.get(searchContext).multiSearch<VehicleDocument>([search], { signal: request.signal });
  return { vehicles: forSale(newest), now: context.get(nowContext)() };
}
