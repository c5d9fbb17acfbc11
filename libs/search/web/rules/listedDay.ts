import { dayIn } from '@forecourt/site-config';
import { formatDate } from '@forecourt/words';
import type { SearchSay } from './words.js';

/** Day on which a vehicle was listed, of a timestamp in seconds: `4 Nov 2026`. */
export const listedDay = (seconds: number, { language }: SearchSay): string =>
  formatDate(dayIn('Australia/Brisbane', seconds * 1000), language);
