/** A row of the feed as it is in the file, by column. */
export type FeedRow = Readonly<Record<string, string>>;

/** A listing's address and, apart from any code of the site, which rows of the file it must show. */
export interface Combination {
  readonly query: string;
  readonly path?: string;
  readonly matches: (row: FeedRow) => boolean;
}

const cell = (row: FeedRow, column: string): string => ((Object.hasOwn(row, column) && row[column]) || '').trim();
/** The first number of a cell; NaN for `POA`, `-` and blanks, which no comparison holds for. */
const amount = (row: FeedRow, column: string): number =>
  Number(/\d[\d,]*(\.\d+)?/.exec(cell(row, column))?.[0].replaceAll(',', '') ?? Number.NaN);
const is =
  (column: string, ...values: string[]) =>
  (row: FeedRow): boolean =>
    values.includes(cell(row, column));
const within =
  (column: string, from: number, to = Infinity) =>
  (row: FeedRow): boolean => {
    const value = Math.round(amount(row, column));
    return value >= from && value <= to;
  };
const inState =
  (state: string) =>
  (row: FeedRow): boolean =>
    new RegExp(`\\b${state}$`).test(cell(row, 'Location'));
const both =
  (...conditions: ((row: FeedRow) => boolean)[]) =>
  (row: FeedRow): boolean =>
    conditions.every((condition) => condition(row));

/** Twenty ways in which shoppers narrow the real feed: every kind of filter, alone and together. */
export const COMBINATIONS: readonly Combination[] = [
  { query: '', matches: () => true },
  { query: 'make=Toyota', matches: is('Brand', 'Toyota') },
  { query: 'make=Toyota&make=Mazda', matches: is('Brand', 'Toyota', 'Mazda') },
  { query: 'make=Toyota&model=Corolla', matches: both(is('Brand', 'Toyota'), is('Model', 'Corolla')) },
  { query: 'make=Mercedes-Benz&model=C200', matches: both(is('Brand', 'Mercedes-Benz'), is('Model', 'C200')) },
  { query: '', path: '/used-cars', matches: is('UsedOrNew', 'USED') },
  { query: '', path: '/new-and-demo-cars', matches: is('UsedOrNew', 'NEW', 'DEMO') },
  { query: 'car_type=demo&body=SUV', matches: both(is('UsedOrNew', 'DEMO'), is('BodyType', 'SUV')) },
  { query: 'body=Ute&drive=4WD', matches: both(is('BodyType', 'Ute / Tray'), is('DriveType', '4WD')) },
  { query: 'fuel=Hybrid&fuel=Electric', matches: is('FuelType', 'Hybrid', 'Electric') },
  { query: 'transmission=Manual', matches: is('Transmission', 'Manual') },
  { query: 'range[price]=20000:30000', matches: within('Price', 20_000, 30_000) },
  { query: 'range[price]=:15000', matches: within('Price', 11, 15_000) },
  { query: 'range[year]=2020:', matches: within('Year', 2020) },
  { query: 'range[km]=0:50000', matches: within('Kilometres', 0, 50_000) },
  { query: 'state=QLD', matches: inState('QLD') },
  {
    query: 'state=NSW&make=BMW&range[year]=2015:2019',
    matches: both(inState('NSW'), is('Brand', 'BMW'), within('Year', 2015, 2019)),
  },
  {
    query: 'body=SUV&fuel=Diesel&transmission=Automatic&range[price]=30000:60000&range[km]=:80000',
    matches: both(
      is('BodyType', 'SUV'),
      is('FuelType', 'Diesel'),
      is('Transmission', 'Automatic'),
      within('Price', 30_000, 60_000),
      within('Kilometres', 0, 80_000),
    ),
  },
  { query: 'colour=White', matches: (row) => cell(row, 'ColourExtInt').split('/')[0]?.trim() === 'White' },
  {
    query: 'make=Toyota&fuel=LPG&range[year]=2023:',
    matches: both(is('Brand', 'Toyota'), is('FuelType', 'LPG'), within('Year', 2023)),
  },
];

/**
 * The rows that an import may take: with a make, and each vehicle once, by the columns that the mapping names as its
 * key.
 */
export function importableRows(rows: readonly FeedRow[], keyFrom: readonly string[]): FeedRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyFrom.map((column) => cell(row, column)).join('\n');
    const isTaken = cell(row, 'Brand') !== '' && !seen.has(key);
    seen.add(key);
    return isTaken;
  });
}
