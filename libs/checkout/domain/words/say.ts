import type { SayOf } from '@forecourt/words';
import type { reservationWords } from './reservationWords.js';

export type ReservationSay = SayOf<typeof reservationWords>;
