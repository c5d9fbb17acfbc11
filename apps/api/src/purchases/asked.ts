import { LeadError } from '@forecourt/leads';
import { PurchaseError } from '@forecourt/purchases';
import { ReservationError } from '@forecourt/reservations';
import { Refusal } from '../refusals.js';

/** Runs what may be refused for a reason of its own. */
export const asked = <Answer>(work: Promise<Answer>): Promise<Answer> =>
  work.catch((error: unknown) => {
    if (error instanceof ReservationError)
      throw new Refusal(error.status, error.message, undefined, { cause: error.cause });
    if (error instanceof LeadError) throw new Refusal(error.status, error.message, error.fields);
    if (error instanceof PurchaseError) throw new Refusal(error.status, error.message);
    throw error;
  });
