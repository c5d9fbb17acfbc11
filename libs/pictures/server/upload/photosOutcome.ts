import { errorBody, type ApiErrorBody } from '@forecourt/contracts/api';
import { enquiryWords, refusalWords, writeRefused } from '@forecourt/enquiry';
import type { RefusedPhotos } from '@forecourt/enquiry/schema';
import { wordsOf, type SiteText, type Worded } from '@forecourt/words';
import type { SentPhotos } from './readPhotos.js';

/** Signs of a file's name in an answer. */
const LONGEST_NAME = 120;

/** What a route says in its own words. */
export interface OutcomeTexts {
  /** No file of the form was kept. */
  readonly refused: SiteText;
  /** The form had no file. */
  readonly none: SiteText;
}

/** What an answer to a program says of the files of one request. */
export interface PhotosOutcome {
  readonly refused: RefusedPhotos;
  /** The request is refused with 422: none was kept, and the files themselves must change. */
  readonly error?: ApiErrorBody['error'];
}

/** The outcome of a request with photos, in the language of a site. Files that were only `busy` may be sent again. */
export function photosOutcome({ kept, refused }: SentPhotos, site: Worded, texts: OutcomeTexts): PhotosOutcome {
  const say = wordsOf(site, enquiryWords);
  const files = refused.map(({ name, at, reason }) => ({
    ...{ name: name.slice(0, LONGEST_NAME), at, reason, message: refusalWords(reason, say) },
  }));
  const areBusy = files.length > 0 && files.every(({ reason }) => reason === 'busy');
  if (kept > 0 || areBusy) return { refused: files };
  const faults = files.map(({ at, message }) => ({ field: `photos.${at}`, message }));
  const none = { field: 'photos', message: texts.none(site) };
  return { refused: files, ...errorBody('invalid', texts.refused(site), faults.length > 0 ? faults : [none]) };
}

/**
 * What the address that a form is led back to says of the files that were refused; empty where all were kept. A form
 * without a file counts as one that is empty.
 */
export const refusedInAddress = ({ kept, refused }: Pick<SentPhotos, 'kept' | 'refused'>): string =>
  writeRefused(kept === 0 && refused.length === 0 ? [{ at: 1, reason: 'empty' }] : refused);
