import { openMinutes } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { deskOptions } from '../access/deskPeople.js';
import type { FoundLead } from './leadQuery.js';

/** Minutes that are counted at most: a lead that is weeks late is simply late. */
const MOST = 40 * 60;

/**
 * How long a new lead has waited for somebody: minutes that its place was open since it came, and whether that is
 * longer than the dealer wants (`desk.answerWithinHours`). A lead without a place goes by the main one. `now` is epoch
 * milliseconds.
 */
export function unanswered(
  site: Pick<ConfiguredSite, 'config' | 'site'>,
  { created_at: came, place: slug }: Pick<FoundLead, 'created_at' | 'place'>,
  now: number,
): { readonly minutes: number; readonly isOverdue: boolean } {
  const { locations, timeZone } = site.site;
  const place =
    locations.find((item) => item.slug === slug) ?? locations.find(({ primary }) => primary) ?? locations[0];
  const { answerWithinHours: limit = null } = deskOptions(site);
  const minutes = openMinutes(place ?? { hours: [], time_zone: timeZone }, came.getTime(), now, MOST);
  return { minutes, isOverdue: limit !== null && minutes >= limit * 60 };
}
