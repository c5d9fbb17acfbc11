import type { SayOf } from '@forecourt/words';
import type { alertsWords } from './alertsWords.js';

export type AlertsSay = SayOf<typeof alertsWords>;
