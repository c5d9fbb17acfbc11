import { describe, expect, it } from 'vitest';
import { namedBrand, planBrand, readBrand } from './brandPage.js';

const answer = (values: object) => ({ found: 0, out_of: 0, page: 1, hits: [], facet_counts: [], ...values }) as never;
const group = (document: object, found: number) => ({ group_key: ['x'], found, hits: [{ document }] });
const conditions = (counts: readonly { value: string; count: number }[]) => [{ field_name: 'car_type', counts }];

describe('the page of a make', () => {
  it('NAV-06 asks for its models from the cheapest and its latest arrivals, however the stock writes it', () => {
    const [models, newest] = planBrand('land-rover', 6, 'price:>0');
    const filter =
      '(status:=[`in_stock`,`coming_soon`]) && (make:=[`Land Rover`,`land-rover`,`land rover`]) && (price:>0)';
    expect(models).toMatchObject({
      filter_by: filter,
      group_by: 'make_model',
      sort_by: 'price:asc,created_at_timestamp:desc,tie_break:asc',
    });
    expect(newest).toMatchObject({
      filter_by: filter,
      per_page: 6,
      sort_by: 'created_at_timestamp:desc,tie_break:asc',
    });
  });

  it('NAV-06 leads to the listings of its models, its conditions and all of it', () => {
    const models = answer({
      grouped_hits: [
        group({ make: 'Kia', model: 'Rio', thumbnails: [], price: 21_000 }, 4),
        group({ make: 'Kia', model: 'EV6', thumbnails: ['ev6.svg'] }, 1),
      ],
    });
    const newest = answer({
      found: 5,
      hits: [{ document: { id: 'K1', make: 'Kia' } }],
      facet_counts: conditions([
        { value: 'used', count: 4 },
        { value: 'new', count: 1 },
      ]),
    });
    expect(readBrand([models, newest], '/used-car')).toEqual({
      ...{ name: 'Kia', count: 5, href: '/used-car?make=Kia', from: 21_000 },
      conditions: [
        { value: 'new', count: 1, href: '/used-car?car_type=new&make=Kia' },
        { value: 'used', count: 4, href: '/used-car?car_type=used&make=Kia' },
      ],
      models: [
        { name: 'Kia Rio', count: 4, href: '/used-car?make=Kia&model=Rio', from: 21_000 },
        { name: 'Kia EV6', count: 1, href: '/used-car?make=Kia&model=EV6', picture: 'ev6.svg' },
      ],
      newest: [{ id: 'K1', make: 'Kia' }],
    });
  });

  it('NAV-06 is none where nothing is for sale, and a failed search is no empty one', () => {
    expect(readBrand([answer({}), answer({})], '/search')).toBeUndefined();
    expect(() => readBrand([answer({}), answer({ error: 'No.' })], '/search')).toThrow('No.');
    expect(() => readBrand([], '/search')).toThrow('The search gave no answer.');
  });

  it('NAV-06 has the name that the dealer gives a make of which nothing is there', () => {
    expect(namedBrand('isuzu-ute', ['BYD', 'Isuzu UTE'])).toBe('Isuzu UTE');
    expect(namedBrand('constructor', ['BYD'])).toBeUndefined();
  });
});
