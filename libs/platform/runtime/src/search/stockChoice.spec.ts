import { expect, it } from 'vitest';
import { stockHref, stockSearch } from './stockChoice.js';

const stock = { facets: { body: ['Ute'], make: ['Isuzu', 'To`yota'] }, priceTo: 60_000 };

it('NAV-04 an article’s vehicles are found by the listing’s own facets', () => {
  expect(stockSearch(stock, 3)).toMatchObject({
    per_page: 3,
    filter_by:
      '(status:=[`in_stock`]) && (make:=[`Isuzu`]) && (simple_body:=[`Ute`]) && ((price:>=1) && (price:<=60000))',
  });
  expect(stockSearch({ facets: {} }, 3)['filter_by']).toBe('(status:=[`in_stock`])');
});
it('NAV-04 the listing behind them shows the same', () => {
  expect(stockHref('/used-car', stock)).toBe('/used-car?make=Isuzu&body=Ute&range[price]=:60000');
  expect(stockHref('/search', { facets: {} })).toBe('/search');
});
it('OFR-01 an offer’s vehicles may be named one by one', () => {
  expect(stockSearch({ facets: {}, stockNumbers: ['H1', 'H2'] }, 3)['filter_by']).toBe(
    '(status:=[`in_stock`]) && (stocknum:=[`H1`,`H2`])',
  );
});
