import type { WithShopper } from './shopperSlice.js';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a value can be the slug of a place. */
export const isPlaceSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 80 && SLUG.test(value);

/**
 * A store's state as far as the shopper's place is concerned: the slice of `@forecourt/locations`, where it is there.
 */
export interface WithPlace extends WithShopper {
  readonly locations?: { readonly chosen: string | null } | undefined;
}

/** Slug of the place that the shopper of this device chose; the caller checks that the site has it. */
export const selectPlace = ({ locations }: WithPlace): string | undefined => locations?.chosen ?? undefined;
