/** A library that a feature team installs alone, and what its app then shows. */
export interface OutsideLibrary {
  /** Folder below `libs`, and name of the package. */
  readonly name: string;
  /** Address of a page of the feature. */
  readonly address: string;
  /** A text of that page, whether the browser or the server rendered it. */
  readonly shows: string;
  /** A text of the component in a page of the app (`src/part.tsx` of its README). */
  readonly alone: string;
  /** What that page says once it has dispatched an action of the slice, and selected from it. */
  readonly selected: string;
}

export const OUTSIDE: readonly OutsideLibrary[] = [
  { name: 'search', address: '/search', shows: 'Kia Rio', alone: 'Kia Rio', selected: 'Makes are open' },
  { name: 'finance', address: '/finance', shows: 'Comparison rate', alone: 'Comparison rate', selected: '3 years' },
  { name: 'locations', address: '/locations', shows: 'Harbour', alone: 'Nearest first', selected: 'parramatta' },
  { name: 'forms', address: '/contact-us', shows: 'Email', alone: 'Email', selected: 'A draft is kept' },
  { name: 'offers', address: '/special-offers', shows: 'New Camry', alone: 'New Camry', selected: '1 saved' },
  {
    name: 'navigation',
    address: '/',
    shows: 'Northside Motors',
    alone: 'Northside Motors',
    selected: 'The drawer is open',
  },
  { name: 'vehicle-detail', address: '/cars/kia-1', shows: 'Kia Rio', alone: 'The front', selected: 'images' },
];
