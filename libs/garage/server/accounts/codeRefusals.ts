import type { Refusal } from '@forecourt/contracts/api';
import { refuseField, waitFor } from '@forecourt/service';
import { worded } from '../words/worded.js';

/** Refuses a code; wrong, used up, ended and never sent are one answer. */
export const wrongCode = (): Refusal => refuseField(422, 'code', worded('field.code'), worded('code.wrong'));

/** Refuses another code to an address before its time has come. */
export function codeTooSoon(waitMs: number): Refusal {
  const wait = waitFor(waitMs);
  return refuseField(429, 'address', worded('field.codeTooSoon', { wait }), worded('code.tooSoon', { wait }));
}
