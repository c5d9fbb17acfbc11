import type { SearchConfig } from '../config.js';
import type { ResultView } from './listingUrl.js';

type Layout = SearchConfig['cardLayout'];

/** How a layout of the site looks to a visitor who may choose between grid and list. */
export const viewOf = (layout: Layout): ResultView => (layout === 'list' ? 'list' : 'grid');

/** The site's layout, unless the visitor chose the other view; a row to slide has none. */
export function layoutOf(own: Layout, view: ResultView | undefined): Layout {
  return own === 'carousel' || view === undefined || view === viewOf(own) ? own : view;
}
