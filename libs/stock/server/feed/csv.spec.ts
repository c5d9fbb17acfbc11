import { describe, expect, it } from 'vitest';
import { harbour, readText } from '../testing/readText.js';
import { FeedError } from './cell.js';
import { readCell } from './readings.js';
import { date, dayOrMonth, dollars, hasShortYear, kilometres, number, whole } from './numbers.js';

const fields = {
  stocknum: { from: 'Stock No' },
  vin: { from: 'VIN' },
  make: { from: 'Make' },
  model: { from: 'Model' },
  price: { from: 'Price' },
  km: { from: 'Odometer' },
  rego_expiry: { from: 'Rego' },
  certified: { from: 'Certified' },
  dealercomments: { from: 'Comments', as: 'plainText' },
};
const HEADER = 'Stock No;VIN;Make;Model;Price;Odometer;Rego;Certified;Comments';
const ROW = 'E1;VIN1;Kia;Rio;$12,990.00 drive away;45 000 km;3/07/2027;Y;Tidy';
const read = (text: string | Buffer, change: object = {}) => readText('excel.csv', text, { fields, ...change });
const RIGHT = { stocknum: 'E1', make: 'Kia', price: 12_990, km: 45_000, rego_expiry: '2027-07-03', certified: true };

describe('tables as spreadsheets write them', () => {
  it.each([
    ['a byte order mark and semicolons', `\ufeff${HEADER}\r\n${ROW}\r\n`],
    ['rows without values at the end', `${HEADER}\n${ROW}\n;;;;;;;;\n;;;;;;;;\n\n`],
    ['a line that names the delimiter', `sep=;\r\n${HEADER}\r\n${ROW}\r\n`],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${HEADER}\r\n${ROW}\r\n`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(`${HEADER}\r\n${ROW}\r\n`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\ufeff${HEADER}\r\n${ROW}\r\n`, 'utf16le').swap16()],
  ])('API-05 with %s are right, without a finding', async (_name, text) => {
    const { vehicles, issues } = await read(text);
    expect(vehicles).toMatchObject([RIGHT]);
    expect(issues).toEqual([]);
  });
  it('API-05 a header in other case and blanks is understood, and reported', async () => {
    const { vehicles, issues } = await read(
      `${HEADER.replace('Stock No', ' stock_no ').replace('Make', 'MAKE')}\n${ROW}\n`,
    );
    expect(vehicles).toMatchObject([RIGHT]);
    expect(issues).toMatchObject([
      { row: 0, column: 'Stock No', kind: 'noted', reason: 'read from the column "stock_no"' },
      { row: 0, column: 'Make', kind: 'noted', reason: 'read from the column "MAKE"' },
    ]);
  });
  it('API-05 a column that appears twice is refused until the mapping says which is meant', async () => {
    const twice = `${HEADER};Price\n${ROW};15000\n`;
    await expect(read(twice)).rejects.toThrow(
      'has the column "Price" 2 times. Say in the mapping which one is meant: "Price[1]" or "Price[2]"',
    );
    const second = { fields: { ...fields, price: { from: 'Price[2]' } } };
    expect((await read(twice, second)).vehicles).toMatchObject([{ price: 15_000 }]);
  });
  it('API-05 a stock number twice is skipped, a VIN twice is reported', async () => {
    const { vehicles, issues } = await read(`${HEADER}\n${ROW}\n${ROW}\n${ROW.replace('E1', 'E2')}\n`);
    expect(vehicles.map(({ stocknum }) => stocknum)).toEqual(['E1', 'E2']);
    expect(issues).toMatchObject([
      { row: 3, kind: 'skipped', reason: 'same vehicle as an earlier row' },
      { row: 4, column: 'VIN', value: 'VIN1', kind: 'noted' },
    ]);
  });
  it('API-05 a text of 10 MB is cut, NUL is left out, a byte of another encoding is reported', async () => {
    const long = await read(`${HEADER}\n${ROW} ${'long '.repeat(2 * 1024 * 1024)}\n`);
    expect(long.vehicles[0]?.dealercomments?.length).toBeLessThan(101_000);
    expect(long.issues).toMatchObject([
      { row: 2, column: 'Comments', reason: 'dealercomments is longer than 100000 characters; cut there' },
    ]);
    const nul = await read(`${HEADER}\n${ROW.replace('Kia', 'Ki\u0000a')}\n`);
    expect(nul.vehicles).toMatchObject([RIGHT]);
    expect(nul.issues).toMatchObject([
      { row: 2, column: 'Make', reason: expect.stringContaining('cannot be stored') as string },
    ]);
    const filler = `${ROW}\n`.repeat(1200);
    const odd = Buffer.concat([
      Buffer.from(`${HEADER}\n${filler}E9;V;Citro`),
      Buffer.from([0xeb]),
      Buffer.from('n;C3;;;;;\n'),
    ]);
    const { issues } = await read(odd);
    expect(issues).toContainEqual(
      expect.objectContaining({
        row: 1202,
        column: 'Make',
        kind: 'noted',
        reason: 'characters that could not be decoded; is its "encoding" right?',
      }),
    );
  });
  it('API-05 inches are no quotes where the mapping says that there are none', async () => {
    const text = `${HEADER}\n${ROW.replace('Tidy', '"18" wheels')}\n`;
    await expect(read(text)).rejects.toThrow('damaged near row');
    expect((await read(text, { quote: '' })).vehicles[0]?.dealercomments).toBe('<p>"18" wheels</p>');
  });
  it.each([
    ['inside a value that has none around it', 'Tidy', '18" wheels'],
    ['after a blank', 'Kia', ' "Kia"'],
    ['after one that closes the value', 'Tidy', '"18" wheels"'],
  ])('API-05 a quote %s refuses the file, with the row and what may be done', async (_where, from, to) => {
    const reading = read(`${HEADER}\n${ROW}\n${ROW.replace('E1', 'E2').replace(from, to)}\n`);
    await expect(reading).rejects.toThrow(FeedError);
    await expect(reading).rejects.toThrow(/damaged near row 3: .*set "quote": "" in the mapping/);
  });
  it.each([
    ['a header of Windows and rows of Unix', '\r\n', '\n'],
    ['a header of Unix and rows of Windows', '\n', '\r\n'],
    ['line ends of an old Macintosh', '\r', '\r'],
  ])('API-05 with %s are right', async (_name, afterHeader, afterRow) => {
    const rows = ['E1', 'E2', 'E3'].map((number) => `${ROW.replace('E1;VIN1', `${number};V${number}`)}${afterRow}`);
    const { vehicles, issues } = await read(`${HEADER}${afterHeader}${rows.join('')}`);
    expect(vehicles.map(({ stocknum, dealercomments }) => [stocknum, dealercomments])).toEqual(
      ['E1', 'E2', 'E3'].map((number) => [number, '<p>Tidy</p>']),
    );
    expect(issues).toEqual([]);
  });
  it('API-05 a column whose name has a line end is found', async () => {
    const { vehicles } = await read(`${HEADER.replace('Stock No', '"Stock\nNo"')}\n${ROW}\n`);
    expect(vehicles).toMatchObject([RIGHT]);
  });
  it('API-05 a last value that may be cut is reported', async () => {
    const { vehicles, issues } = await read(`${HEADER}\n${ROW}`);
    expect(vehicles).toMatchObject([RIGHT]);
    expect(issues).toMatchObject([
      { row: 0, column: 'Comments', kind: 'noted', reason: expect.stringContaining('may be cut') as string },
    ]);
  });
  it('API-05 numbered columns are one list, in the order of their numbers, without gaps and repeats', async () => {
    const columns = ['photo 10', 'Photo_2', 'photo1', 'Photo', 'Photographer'].join(';');
    const address = (name: string) => `https://p.example/${name}.jpg`;
    const pictures = (...of: string[]) => of.map((name) => ({ url: address(name) }));
    const row = [address('ten'), '', address('one'), address('one'), 'Kim'].join(';');
    const list = { fields: { ...fields, images: { from: 'Photo*' } } };
    const { vehicles } = await read(`${HEADER};${columns}\n${ROW};${row}\n`, list);
    expect(vehicles[0]?.images).toEqual(pictures('one', 'ten'));
    const inside = { fields: { ...fields, images: { from: 'img_*_url' } } };
    const named = `${HEADER};img_1_url;img_2_url\n${ROW};${address('one')};${address('two')}\n`;
    expect((await read(named, inside)).vehicles[0]?.images).toEqual(pictures('one', 'two'));
  });
  it('API-05 a column whose own name has the sign is that column; numbered columns that are not there are named', async () => {
    const own = { fields: { ...fields, price: { from: 'Price*' } } };
    const text = `${HEADER.replace('Price', 'Price*')}\n${ROW}\n`;
    expect((await read(text, own)).vehicles).toMatchObject([RIGHT]);
    const none = { fields: { ...fields, images: { from: 'Photo*' } } };
    await expect(read(`${HEADER}\n${ROW}\n`, none)).rejects.toThrow('lacks the columns "Photo*"');
  });
  it('API-05 a state in full is read as its abbreviation, with and without "as"', async () => {
    const states = ['Victoria', 'new south wales', 'NSW', 'Atlantis'];
    const rows = states.map((state, nth) => `${ROW.replace('E1;VIN1', `E${nth};V${nth}`)};${state}`);
    for (const as of [{}, { as: 'state' }]) {
      const mapping = { fields: { ...fields, state: { from: 'State', ...as } } };
      const text = [`${HEADER};State`, ...rows, ''].join('\n');
      const { vehicles, issues } = await readText('states.csv', text, mapping, { site: harbour });
      expect(vehicles.map(({ state }) => state)).toEqual(['VIC', 'NSW', 'NSW', undefined]);
      expect(issues).toContainEqual(expect.objectContaining({ row: 5, kind: 'mended', value: 'Atlantis' }));
    }
  });
  it('API-05 a list in a table needs its separator', async () => {
    const list = { fields: { ...fields, images: { from: 'Comments' } } };
    await expect(read(`${HEADER}\n${ROW}\n`, list)).rejects.toThrow('fields.images.separator: is needed in a table');
  });
});

describe('numbers and days of feeds', () => {
  it.each([
    [dollars, '$12,990.00 drive away', 12_990],
    [dollars, "12'990", 12_990],
    [dollars, '12\u00a0990', 12_990],
    [dollars, '$12.990,00', undefined],
    [dollars, '12.990', undefined],
    [dollars, 'Was $15,990 now $12,990', undefined],
    [dollars, '-5', undefined],
    [dollars, '$12.9k', undefined],
    [dollars, '15K drive away', undefined],
    [dollars, '12,990 km', undefined],
    [dollars, '(12990)', undefined],
    [dollars, '12990-', undefined],
    [dollars, '$12,990 (drive away)', 12_990],
    [kilometres, '45 000 km', 45_000],
    [kilometres, '45k', 45_000],
    [kilometres, '112.5 k kms', 112_500],
    [kilometres, '45 km', 45],
    [kilometres, '28,000 miles', undefined],
    [kilometres, '45OOO', undefined],
    [kilometres, '112,345.6 km', 112_346],
    [kilometres, '45,000kms', 45_000],
    [kilometres, '45,000 km (at 12/03/2026)', undefined],
    [dollars, '1299O', undefined],
    [dollars, '1O990', undefined],
    [dollars, 'AUD12,990', 12_990],
    [dollars, '12990AUD', 12_990],
    [dollars, '$12,990.50*', 12_991],
    [whole, '12,5', undefined],
    [whole, '2021', 2021],
    [whole, '2021.0', 2021],
    [whole, '5dr', 5],
    [whole, '7-seater', 7],
    [whole, '20x5', undefined],
    [whole, '2O19', undefined],
    [whole, '201O', undefined],
    [whole, '07.2019', undefined],
    [whole, '07/2019', undefined],
    [whole, '2019.5', undefined],
    [whole, 'MY20', undefined],
    [whole, '2021/2022', undefined],
    [number, '8.7L/100km', 8.7],
    [number, '8.7 litres per 100 kilometres', 8.7],
    [number, '8.7 to 9.1', undefined],
    [number, '8.l7', undefined],
    [date, '31/12/2027', '2027-12-31'],
    [date, '1 Dec 2027', '2027-12-01'],
    [date, '20271231', '2027-12-31'],
    [date, '2027-12-31T10:00:00+10:00', '2027-12-31'],
    [date, '31/02/2027', undefined],
    [date, '12/31/2027', undefined],
    [date, '3/7/27', undefined],
    [date, '2027/12/31', '2027-12-31'],
    [date, '2027-12/31', undefined],
    [date, '12/2027', undefined],
    [dayOrMonth, '31/12/2027', '2027-12-31'],
    [dayOrMonth, '03/2019', '2019-03'],
    [dayOrMonth, '3-2019', '2019-03'],
    [dayOrMonth, '2019-03', '2019-03'],
    [dayOrMonth, 'Mar 2019', '2019-03'],
    [dayOrMonth, 'September, 2019', '2019-09'],
    [dayOrMonth, 'DEC-2019', '2019-12'],
    [dayOrMonth, '13/2019', undefined],
    [dayOrMonth, '03/19', undefined],
    [dayOrMonth, 'Mai 2019', undefined],
    [dayOrMonth, '2019', undefined],
  ] as const)('API-05 %o reads %s as %j', (read, text, value) => {
    expect(read(text)).toBe(value);
  });
});

it.each([
  ['3/7/27', true],
  ['31-12-27', true],
  ['03/19', true],
  ['Mar 19', true],
  ['3 Mar 19', true],
  ['3/7/2027', false],
  ['03/2019', false],
  ['Mar 2019', false],
  ['20271231', false],
  ['soon', false],
])('API-05 the year of %s has two digits: %j', (text, isShort) => {
  expect(hasShortYear(text)).toBe(isShort);
});

describe('states in feeds', () => {
  it.each([
    ['VIC', 'VIC'],
    ['Caringbah, nsw', 'NSW'],
    ['N.S.W.', 'NSW'],
    ['Victoria', 'VIC'],
    ['  New   South Wales ', 'NSW'],
    ['Bendigo, Victoria 3550', 'VIC'],
    ['Bendigo Victoria', 'VIC'],
    ['South Australia, Australia', 'SA'],
    ['Western Australia', 'WA'],
    ['the Australian Capital Territory', 'ACT'],
    ['Northern Territory', 'NT'],
    ['Norfolk Island', 'NF'],
    ['Victoria Park', undefined],
    ['Victoria Park, WA', 'WA'],
    ['Victoria Park, Western Australia', 'WA'],
    ['Tasmanian Motors', undefined],
    ['Australia', undefined],
    ['constructor', undefined],
  ])('API-05 %s is %s', (text, value) => expect(readCell(text, 'state').value).toBe(value));
});

describe('kinds of vehicles in feeds', () => {
  it.each([
    ['New', 'new'],
    ['NEW VEHICLE', 'new'],
    ['Ex Demo', 'demo'],
    ['ex-demo', 'demo'],
    ['Demonstrator', 'demo'],
    ['Used Car', 'used'],
    ['Pre-Owned', 'used'],
    ['second-hand', 'used'],
    ['Near New', undefined],
    ['constructor', undefined],
  ])('API-05 %s is %s', (text, value) => expect(readCell(text, 'carType').value).toBe(value));
});
