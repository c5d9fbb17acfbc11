import { CATEGORY, SUBCATEGORY } from '@forecourt/enquiry';
import { appointmentDays, type SiteSection } from '@forecourt/site-config';
import type { FormsConfig } from '../config.js';
import type { OfferedDay } from './appointments.js';
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
      days: appointmentDays(place, appointments, now).map(({ date, times }) => ({ date, times: [...times] })),
    }));

/** Days of the chosen place, or of all places while none is chosen. */
export function daysAt(times: readonly PlaceTimes[], place: string | undefined): OfferedDay[] {
  const chosen = times.filter((one) => one.place === place);
  const byDate = new Map<string, Set<string>>();
  for (const { days } of chosen.length > 0 ? chosen : times)
    for (const { date, times: starts } of days) byDate.set(date, new Set([...(byDate.get(date) ?? []), ...starts]));
  return [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, starts]) => ({ date, times: [...starts].sort() }));
}

/** Fields and rules of the form: comments are optional, as it says what is wanted (FORM-06). */
export const testDriveOptions = (
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
): EnquiryOptions => enquiryOptions(forms, site, 'general', TEST_DRIVE);
