import { createAction } from '@reduxjs/toolkit';

// What concerns several features, which never import each other: each slice answers by `extraReducers`.

/** The shopper gave a postcode of four digits that exists, wherever that was. */
export const postcodeGiven = createAction<{ readonly postcode: string }>('site/postcodeGiven');

/** The shopper chose a place of the dealer by its slug, or gave up the one that was chosen. */
export const placeChosen = createAction<{ readonly place: string | null }>('site/placeChosen');

/** The page shows another address without being another document. */
export const pageChanged = createAction<{ readonly path: string }>('site/pageChanged');
