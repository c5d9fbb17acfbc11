import type { PlainAction } from '@forecourt/composition';
import type { PastSearch } from '../domain/searchHistory.js';

/** The slice's `searchMade`, without the slice: a listing is remembered also by who touches nothing of it (SRCH-18). */
export const searchMade = (payload: PastSearch): PlainAction => ({ type: 'search/searchMade', payload });
