import { readKept } from './keptText.js';
import { recordOf } from './recordOf.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a value can be the slug of a place. */
export const isPlaceSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 80 && SLUG.test(value);

/** Slug of the place that the shopper of this device chose; whoever reads it looks whether the site has it. */
export function keptPlace(site: string): string | undefined {
  const { chosen } = recordOf(readKept('locations', { in: 'device', version: 1, site }));
  return isPlaceSlug(chosen) ? chosen : undefined;
}
