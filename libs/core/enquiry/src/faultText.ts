import type { SiteText } from '@forecourt/words';
import { textFault, type TextField } from './fields.js';
import { worded } from './words/worded.js';

/** Why a clean text of a field cannot be taken, as the service says it; undefined for one that can. */
export function faultText(field: TextField, text: string): SiteText | undefined {
  const reason = textFault(field, text);
  if (reason === undefined) return undefined;
  if (reason === 'too-long') return worded('fault.tooLong', { max: field.max });
  return reason === 'unfit' && field.takes
    ? worded('fault.unfit', { what: worded(field.takes.words) })
    : worded('fault.empty');
}
