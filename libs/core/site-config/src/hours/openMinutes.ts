import { addDays, localTime, momentOf } from './localTime.js';
import { openingsOn, type Hours } from './openState.js';

/**
 * Minutes that a place was open between two moments (epoch milliseconds), counted up to `most`. A place that names no
 * hours is taken to be open all the time.
 */
export function openMinutes(place: Hours, from: number, to: number, most = Infinity): number {
  const minutes = (start: number, end: number) => Math.max(0, Math.floor((end - start) / 60_000));
  if (place.hours.length === 0) return Math.min(most, minutes(from, to));
  const last = localTime(to, place.time_zone).date;
  let total = 0;
  for (let date = localTime(from, place.time_zone).date; date <= last && total < most; date = addDays(date, 1)) {
    for (const { open, close } of openingsOn(place, date)) {
      const [opens, closes] = [open, close].map((at) => momentOf({ date, minutes: at }, place.time_zone));
      total += minutes(Math.max(from, opens ?? from), Math.min(to, closes ?? from));
    }
  }
  return Math.min(most, total);
}
