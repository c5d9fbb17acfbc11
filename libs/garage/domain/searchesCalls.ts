import * as z from 'zod/mini';
import { doneAnswer } from '@forecourt/contracts/api';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { savedSearch, searchId, wantedSearches } from './savedSearch.js';

const account = { tags: ['account'] } as const;
const WRITES = [401, 403, 404, 409, 415, 422, 429] as const;

/** Searches that the account keeps (SAVE-07). */
export const listSearches = defineCall({
  ...account,
  method: 'GET',
  path: '/api/account/searches',
  summary: 'Searches that the account keeps',
  answer: z.object({ searches: z.array(savedSearch) }),
  refusals: [401, 404, 429],
});
export type AccountSearches = CallAnswer<typeof listSearches>;

/** Keeps one search, or those that a device kept before its shopper signed in. */
export const saveSearches = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/searches',
  summary: 'Keeps searches in the account, those that are there already but once',
  body: z.object({ searches: wantedSearches }),
  answer: doneAnswer,
  refusals: WRITES,
});

/** Takes a search out of the account. */
export const removeSearch = defineCall({
  ...account,
  method: 'POST',
  path: '/api/account/searches/remove',
  summary: 'Takes a search out of the account',
  description: 'One that is not there is answered alike.',
  body: z.object({ id: searchId }),
  answer: doneAnswer,
  refusals: WRITES,
});
