import { CATEGORY, SUBCATEGORY } from '@forecourt/enquiry';
import { appointmentDays, type SiteSection } from '@forecourt/site-config';
import type { FormsConfig } from '../config.js';
import type { OfferedDay, OfferedTimes } from './appointments.js';
import { enquiryOptions, type EnquiryOptions } from './enquiryOptions.js';
import type { OwnEnquiry } from './ownEnquiry.js';

/** A test drive that is not of one vehicle (B2.1). */
export const TEST_DRIVE: OwnEnquiry = {
  form: 'test-drive',
  category: CATEGORY.testDrive,
  subcategory: SUBCATEGORY.testDriveOfModel,
};

/** Times of one place. */
export interface PlaceTimes {
  readonly place: string;
  readonly zone: string;
  readonly days: readonly OfferedDay[];
}

/** When each place could give a test drive by its hours; whether a vehicle is free then, its own page knows. */
export const placeTimes = (
  { locations, appointments }: Pick<SiteSection, 'locations' | 'appointments'>,
  now: number,
): PlaceTimes[] =>
  locations
    .filter(({ visible }) => visible)
    .map((place) => ({
      place: place.slug,
      zone: place.time_zone,
      days: appointmentDays(place, appointments, now).map(({ date, times }) => ({ date, times: [...times] })),
    }));

/** Times of the chosen place, or of all places while none is chosen. */
export function timesAt(times: readonly PlaceTimes[], place: string | undefined): OfferedTimes {
  const chosen = times.filter((one) => one.place === place);
  const asked = chosen.length > 0 ? chosen : times;
  const byDate = new Map<string, Set<string>>();
  for (const { days } of asked)
    for (const { date, times: starts } of days) byDate.set(date, new Set([...(byDate.get(date) ?? []), ...starts]));
  const days = [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, starts]) => ({ date, times: [...starts].sort() }));
  const [zone, ...others] = new Set(asked.map((one) => one.zone));
  return { days, ...(zone !== undefined && others.length === 0 ? { zone } : {}) };
}

/** Fields and rules of the form: comments are optional, as it says what is wanted (FORM-06). */
export const testDriveOptions = (
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
): EnquiryOptions => enquiryOptions(forms, site, 'general', TEST_DRIVE);
