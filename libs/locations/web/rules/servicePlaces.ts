import type { SiteLocation } from '@forecourt/site-config';

/** Places with a workshop (LOC-06); a parts counter alone services nothing. */
export const servicePlaces = <Place extends Pick<SiteLocation, 'types' | 'visible'>>(
  places: readonly Place[],
): Place[] => places.filter(({ types, visible }) => visible && types.includes('service'));
