import { isRouteErrorResponse } from 'react-router-dom';
import { isApiError, recordOf } from '@forecourt/runtime';
import type { PlainKeyOf } from '@forecourt/words';
import type { ssrWords } from './words/ssrWords.js';

/** What a visitor may know of a page that failed. */
export interface Failure {
  readonly status: number;
  readonly message?: string;
}

/** Titles of pages that cannot be shown, by status. */
const TITLES: ReadonlyMap<number, PlainKeyOf<typeof ssrWords>> = new Map([
  [404, 'title.notFound'],
  [410, 'title.gone'],
  [503, 'title.later'],
]);
export const failureTitle = (status: number): PlainKeyOf<typeof ssrWords> => TITLES.get(status) ?? 'title.fault';

/**
 * Status and words of an answer; of a fault of ours only that it is one. A service that is away for a while (503) is no
 * fault of the page, and says itself what a shopper can do meanwhile.
 */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { status } = error;
    const data: unknown = error.data;
    return { status, ...(typeof data === 'string' ? { message: data } : {}) };
  }
  if (!isApiError(error) || error.status !== 503) return { status: 500 };
  const { message } = recordOf(recordOf(error.body)['error']);
  return { status: 503, ...(typeof message === 'string' ? { message } : {}) };
}
