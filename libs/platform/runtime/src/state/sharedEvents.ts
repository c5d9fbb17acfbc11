/** Creates actions of one type without Redux, for code of a page's first script; slices answer with `addCase`. */
export interface SharedEvent<Payload> {
  (payload: Payload): { readonly type: string; readonly payload: Payload };
  readonly type: string;
}

const sharedEvent = <Payload>(name: string): SharedEvent<Payload> => {
  const type = `site/${name}`;
  return Object.assign((payload: Payload) => ({ type, payload }), { type });
};

// What concerns several features, which never import each other: each slice answers by `extraReducers`.

/** The shopper gave a postcode of four digits that exists, wherever that was. */
export const postcodeGiven = sharedEvent<{ readonly postcode: string }>('postcodeGiven');

/** The shopper chose a place of the dealer by its slug, or gave up the one that was chosen. */
export const placeChosen = sharedEvent<{ readonly place: string | null }>('placeChosen');

/** The page shows another address without being another document. */
export const pageChanged = sharedEvent<{ readonly path: string }>('pageChanged');
