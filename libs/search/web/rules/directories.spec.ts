import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { searchConfig, searchSchema } from '../config.js';
import { brandCount, planBrands, readBrands } from './brandDirectory.js';
import {
  DIRECTORY_PAGE_SIZE,
  directoryHeading,
  directoryUrl,
  parseDirectory,
  planDirectory,
  readDirectory,
} from './modelDirectory.js';
import { searchWords } from '../words/searchWords.js';

const say = wordsOf({ config: {} }, searchWords);
const { brands } = searchSchema.parse(searchConfig.defaults);
const group = (document: object, found: number) => ({ group_key: ['x'], found, hits: [{ document }] });
const answer = (values: object) => ({ found: 0, out_of: 0, page: 1, hits: [], facet_counts: [], ...values }) as never;
const make = (name: string, found: number) => group({ make: name, thumbnails: [`demo/${name}.svg`] }, found);

describe('brands', () => {
  it('SRCH-25 asks once for cars, motorcycles, trucks and caravans on sale', () => {
    const searches = planBrands(brands);
    expect(brands.sections.map(({ itemType }) => itemType)).toEqual(['car', 'motorcycle', 'truck', 'caravan']);
    expect(searches.map(({ filter_by }) => filter_by)[1]).toBe(
      '(status:=[`in_stock`,`coming_soon`]) && (item_type:=[`motorcycle`])',
    );
  });
  it('SRCH-25 lists makes from A to Z, leaves empty sections out and counts a make once', () => {
    const cars = answer({ grouped_hits: [make('Suzuki', 3), make('BMW', 9)] });
    const bikes = answer({ grouped_hits: [make('Suzuki', 2)] });
    const sections = readBrands([cars, bikes, answer({}), answer({ error: 'No.' })], brands, '/used-car', say);
    expect(sections.map(({ title, brands: makes }) => [title, makes.map(({ name }) => name)])).toEqual([
      ['Car Brands', ['BMW', 'Suzuki']],
      ['Motorcycle Brands', ['Suzuki']],
    ]);
    expect(brandCount(sections)).toBe(2);
    expect(sections[1]?.brands[0]).toEqual({
      name: 'Suzuki',
      count: 2,
      href: '/used-car?item_type=motorcycle&make=Suzuki',
      picture: 'demo/Suzuki.svg',
    });
  });
  it('SRCH-25 a brand may lead to its own page', () => {
    const options = { ...brands, links: { BMW: '/bmw/overview' } };
    const [section] = readBrands([answer({ grouped_hits: [make('BMW', 9)] })], options, '/search', say);
    expect(section?.brands[0]?.href).toBe('/bmw/overview');
  });
  it('SRCH-25 NAV-06 a brand of one section leads to its page, one of several to the stock of the section', () => {
    const pageOf = (name: string) => `/brands/${name.toLowerCase()}`;
    const answers = [
      answer({ grouped_hits: [make('Honda', 3), make('BMW', 9)] }),
      answer({ grouped_hits: [make('Honda', 2)] }),
    ];
    const [cars, bikes] = readBrands(answers, brands, '/search', say, pageOf);
    expect(cars?.brands.map(({ href }) => href)).toEqual(['/brands/bmw', '/search?item_type=car&make=Honda']);
    expect(bikes?.brands[0]?.href).toBe('/search?item_type=motorcycle&make=Honda');
  });
  it('fails when nothing was answered', () => {
    expect(() => readBrands([answer({ error: 'No.' })], brands, '/search', say)).toThrow('No.');
  });
});

describe('directory of models', () => {
  it('SRCH-17 narrows by manufacturer.name, model.name and model.body, 21 a page', () => {
    const filters = parseDirectory(new URLSearchParams('manufacturer.name=Kia&model.name=Rio&model.body=SUV&page=3'));
    expect(filters).toEqual({ manufacturer: 'Kia', model: 'Rio', body: 'SUV', page: 3 });
    const [models, makers] = planDirectory(filters);
    expect(models).toMatchObject({ per_page: 21, page: 3, group_by: 'make_model' });
    expect(models?.['filter_by']).toContain('(make:=[`Kia`]) && (model:=[`Rio`]) && (simple_body:=[`SUV`])');
    expect(makers?.['filter_by']).not.toContain('make:=');
    expect(DIRECTORY_PAGE_SIZE).toBe(21);
    expect(directoryHeading(filters, say)).toBe('Kia Rio SUV models');
    expect(directoryHeading(parseDirectory(new URLSearchParams()), say)).toBe('Models');
  });
  it('SRCH-17 any choice survives the way through the address and back; nonsense is ignored', () => {
    const value = fc.option(
      fc
        .string({ minLength: 1, maxLength: 40 })
        .map((text) => text.trim())
        .filter((text) => text !== ''),
      { nil: undefined },
    );
    const filters = fc.record({
      manufacturer: value,
      model: value,
      body: value,
      page: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(filters, (wanted) => {
        const [, query = ''] = directoryUrl('/models', wanted).split('?');
        expect(parseDirectory(new URLSearchParams(query))).toEqual(wanted);
      }),
    );
    const none = { manufacturer: undefined, model: undefined, body: undefined, page: 1 };
    expect(parseDirectory(new URLSearchParams(`manufacturer=%20&body=${'x'.repeat(200)}&page=-4`))).toEqual(none);
    for (const page of ['0x10', '1e1', '2.0']) expect(parseDirectory(new URLSearchParams({ page }))).toEqual(none);
  });
  it('SRCH-17 shows each model with its cheapest price', () => {
    const rio = group({ make: 'Kia', model: 'Rio', price: 15_990, thumbnails: ['a.svg'] }, 4);
    const ev9 = group({ make: 'Kia', model: 'EV9', thumbnails: [] }, 1);
    const facets = answer({ facet_counts: [{ field_name: 'make', counts: [{ value: 'Kia', count: 5 }] }] });
    const directory = readDirectory([answer({ found: 2, grouped_hits: [rio, ev9] }), facets, answer({})], '/search');
    expect(directory.models).toEqual([
      { name: 'Kia Rio', count: 4, href: '/search?make=Kia&model=Rio', picture: 'a.svg', from: 15_990 },
      { name: 'Kia EV9', count: 1, href: '/search?make=Kia&model=EV9' },
    ]);
    expect(directory.manufacturers).toEqual([{ value: 'Kia', count: 5 }]);
  });
});
