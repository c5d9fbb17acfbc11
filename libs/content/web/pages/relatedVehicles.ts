import type { LoaderFunctionArgs } from 'react-router-dom';
import type { RelatedStock } from '@forecourt/content/domain';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { findVehicles, stockSearch } from '@forecourt/runtime/search';
import { sectionOf } from '@forecourt/site-config';
import type { VehicleSummary } from '@forecourt/vehicle';
import { contentSection } from '../section.js';

export interface RelatedData {
  /** Vehicles that the words speak of. */
  readonly vehicles: readonly VehicleSummary[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Vehicles that a text names; none where the search does not answer, because the text must show anyway. */
export async function relatedVehicles(
  context: LoaderFunctionArgs['context'],
  stock: RelatedStock | undefined,
): Promise<RelatedData> {
  const now = context.get(nowContext)();
  const { relatedStock: count } = sectionOf(context.get(siteContext), contentSection);
  if (!stock || count === 0) return { vehicles: [], now };
  try {
    return { vehicles: (await findVehicles(context.get(searchContext), stockSearch(stock, count))).vehicles, now };
  } catch (error) {
    console.warn('Vehicles that a text speaks of could not be read.', error);
    return { vehicles: [], now };
  }
}
