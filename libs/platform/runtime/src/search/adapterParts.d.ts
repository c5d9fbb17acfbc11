// the adapter publishes no types for its parts
declare module 'typesense-instantsearch-adapter/src/SearchResponseAdapter.js' {
  export const SearchResponseAdapter: { prototype: { _adaptHighlightResult: () => object } };
}
