import { LONGEST_ADDRESS } from '@forecourt/contracts';

/** A host without its `https://`: folders of a dealer have no dots in their names. */
const BARE_HOST = /^[^/]+\.[^/]+\//;

/** Whether a text may be the address of a picture, or the name of a file in the dealer's folder. */
export function isPicture(text: string): boolean {
  if (/^(https?:)?\/\//i.test(text))
    return Buffer.byteLength(text) <= LONGEST_ADDRESS && URL.canParse(text, 'https://a.example');
  return text.length <= LONGEST_ADDRESS && !/^[a-z][a-z\d+.-]*:|\\/i.test(text) && !BARE_HOST.test(text);
}
