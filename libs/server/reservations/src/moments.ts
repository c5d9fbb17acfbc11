import type { ConfiguredSite } from '@forecourt/sites';

/** A moment as a clock at a place shows it, for example "Friday 27 November 2026 at 10:30 am AEST". */
export const momentIn = (timeZone: string, moment: Date): string =>
  moment.toLocaleString('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** Zone of the place where a vehicle stands; the site's where that is not known. */
export const placeZone = ({ site }: Pick<ConfiguredSite, 'site'>, location: string | undefined): string =>
  site.locations.find(({ slug }) => slug === location)?.time_zone ?? site.timeZone;
