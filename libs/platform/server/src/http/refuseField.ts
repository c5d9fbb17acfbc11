import { Refusal } from '@forecourt/contracts/api';
import type { SiteText } from '@forecourt/words';
import { worded } from '../words/worded.js';

/** Refuses one field, with a sentence of its own where that of all fields does not say enough. */
export const refuseField = (status: number, field: string, message: SiteText, sentence = worded('fields')): Refusal =>
  new Refusal(status, sentence, [{ field, message }]);

/** Refuses several fields with 422. */
export const refuseFields = (
  fields: readonly { readonly field: string; readonly message: string | SiteText }[],
): Refusal => new Refusal(422, worded('fields'), fields);

/** Refuses an address as one that no page and no call has. */
export const nothingHere = (): Refusal => new Refusal(404, worded('nothingHere'));
