import type { KitSay } from './kitWords.js';

/** Labels beyond this are texts to agree to: a sentence cannot begin with them. */
const LONGEST_SUBJECT = 50;

/**
 * What is wrong with a field, as a whole sentence that names it. Services say the end of it ("must be four digits"),
 * since they do not know what a form calls the field; a text that begins with a capital letter is whole already, and
 * where the script has none, one that ends as a sentence.
 */
export function fieldSentence(label: string, error: string, say: KitSay): string {
  if (!/^(\p{Ll}|\p{Lo}.*[^。！？]$)/su.test(error)) return error;
  const isSubject = label !== '' && label.length <= LONGEST_SUBJECT && !label.endsWith('?');
  const fault = error.replace(/\.$/, '');
  return isSubject ? say('fault', { label, fault }) : say('fault.this', { fault });
}

/** The same for a list of faults: other sentences come after the field's name. */
export function listedFault(label: string, error: string, say: KitSay): string {
  const sentence = fieldSentence(label, error, say);
  const isNamed = sentence.toLowerCase().includes(label.toLowerCase());
  return isNamed ? sentence : say('fault.listed', { label, fault: sentence });
}
