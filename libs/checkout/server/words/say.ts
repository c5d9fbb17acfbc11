import type { SayOf } from '@forecourt/words';
import type { reservationsWords } from './reservationsWords.js';

export type ReservationsSay = SayOf<typeof reservationsWords>;
