import type { SayOf } from '@forecourt/words';
import type { bookingsWords } from './bookingsWords.js';

export type BookingsSay = SayOf<typeof bookingsWords>;
