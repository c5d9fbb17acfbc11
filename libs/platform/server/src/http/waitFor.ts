import type { SiteText } from '@forecourt/words';
import { worded } from '../words/worded.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long somebody must wait, as people say it. */
export const waitFor = (ms: number): SiteText =>
  ms > 1.5 * MINUTE
    ? worded('wait.minutes', { count: Math.ceil(ms / MINUTE) })
    : worded('wait.seconds', { count: Math.ceil(ms / SECOND) });
