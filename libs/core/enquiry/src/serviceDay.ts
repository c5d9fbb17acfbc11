import { isLocalDateTime } from './localDateTime.js';

/** Name of the answer in which a service booking says its day: the words next to the field (FORM-11). */
export const SERVICE_DAY = 'Day that suits you';

/**
 * Why a service cannot be booked for a day, `yyyy-mm-dd`: it is no day of the calendar, or it is over. `today` is the
 * site's date. The form and the service ask this one rule.
 */
export function serviceDayFault(day: string, today: string): 'malformed' | 'over' | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isLocalDateTime(day)) return 'malformed';
  return day < today ? 'over' : undefined;
}
