import { describe, expect, it } from 'vitest';
import { readText } from '../testing/readText.js';

const fields = {
  stocknum: { from: '@id' },
  make: { from: 'make' },
  model: { from: 'model' },
  state: { from: 'seller/state' },
  price: { from: 'price' },
  price_type: { from: 'price/@type', values: { DAP: 'drive_away_price' } },
  images: { from: 'images/image' },
  features: { from: 'features/feature' },
  dealercomments: { from: 'comments' },
};
const mapping = { format: 'xml', fields };
const car = (inside: string, id = 'X1') => `<vehicle id="${id}"><make>Kia</make><model>Rio</model>${inside}</vehicle>`;
const read = (xml: string | Buffer, change: object = {}) => readText('feed.xml', xml, { ...mapping, ...change });
const one = async (inside: string, change: object = {}) => {
  const { vehicles, issues } = await read(`<stock>${car(inside)}</stock>`, change);
  return { vehicle: vehicles[0], issues: issues.filter(({ row }) => row > 0) };
};

describe('XML feeds', () => {
  it('API-05 a vehicle whose words are nested without end stops no other, and keeps its words', async () => {
    const deep = `${'<b>'.repeat(50_000)}always garaged${'</b>'.repeat(50_000)}`;
    const words = `<comments><p>One owner</p>${deep}</comments>`;
    const { vehicles } = await read(`<stock>${car(words)}${car('<comments>New tyres</comments>', 'X2')}</stock>`);
    expect(vehicles.map(({ stocknum }) => stocknum)).toEqual(['X1', 'X2']);
    expect(vehicles[0]?.dealercomments).toMatch(/^<p>One owner<\/p>.*always garaged/);
  });
  it('API-05 repeated elements stay apart, and a path leads to one of several of the same name', async () => {
    const images = [1, 2, 3, 4, 5, 6].map((at) => `<image>https://a.example/${at}.jpg?w=1&amp;h=2</image>`);
    const { vehicle, issues } = await one(
      `<yard><state>NSW</state></yard><seller><state>VIC</state></seller><price type="DAP">23,990</price>
       <images>${images.join('')}</images>
       <features><feature>Leather, heated &amp; cooled</feature><feature>Sunroof</feature></features>`,
    );
    expect(vehicle).toMatchObject({
      stocknum: 'X1',
      state: 'VIC',
      price: 23_990,
      price_type: 'drive_away_price',
      images: [1, 2, 3, 4, 5, 6].map((at) => ({ url: `https://a.example/${at}.jpg?w=1&h=2` })),
      features: ['Leather, heated & cooled', 'Sunroof'],
    });
    expect(issues).toEqual([]);
  });
  it('API-05 several values where one is wanted are a finding, not one glued word', async () => {
    const { vehicle, issues } = await one('<seller><state>VIC</state><state>NSW</state></seller>');
    expect(vehicle?.state).toBe('NSW'); // of the place that sells it
    expect(issues).toEqual([
      {
        row: 1,
        column: 'seller/state',
        value: 'VIC | NSW',
        reason: 'state has several values; left out. Take one with [1] in its path, or all with "join"',
        kind: 'mended',
      },
    ]);
    const first = { fields: { ...fields, state: { from: 'seller/state[1]' } } };
    expect((await one('<seller><state>VIC</state><state>NSW</state></seller>', first)).vehicle?.state).toBe('VIC');
    const joined = { fields: { ...fields, badge: { from: 'seller/state', join: ' / ' } } };
    expect((await one('<seller><state>VIC</state><state>WA</state></seller>', joined)).vehicle?.badge).toBe('VIC / WA');
  });
  it('API-05 an element with others in it is no text; as HTML it keeps its markup', async () => {
    const { vehicle, issues } = await one(
      '<price><egc>1</egc></price><comments>Tidy <b>inside</b> &amp; out</comments>',
    );
    expect(vehicle).not.toHaveProperty('price');
    expect(vehicle?.dealercomments).toBe('Tidy <b>inside</b> &amp; out');
    expect(issues).toMatchObject([{ column: 'price', reason: expect.stringContaining('map one of "egc"') as string }]);
  });
  it('API-05 CDATA and escaped markup of comments are HTML', async () => {
    const cdata = await one('<comments><![CDATA[<p>One & only</p><script>x()</script>]]></comments>');
    expect(cdata.vehicle?.dealercomments).toBe('<p>One &amp; only</p>');
    const escaped = await one('<comments>&lt;p&gt;One&lt;/p&gt;</comments>');
    expect(escaped.vehicle?.dealercomments).toBe('<p>One</p>');
    const twice = await one('<comments>&amp;lt;p&amp;gt;One&amp;lt;/p&amp;gt;</comments>');
    expect(twice.issues).toMatchObject([
      { column: 'comments', kind: 'noted', reason: expect.stringContaining('escapedHtml') as string },
    ]);
    const declared = { fields: { ...fields, dealercomments: { from: 'comments', as: 'escapedHtml' } } };
    expect(
      (await one('<comments>&amp;lt;p onclick=x&amp;gt;One&amp;lt;/p&amp;gt;</comments>', declared)).vehicle,
    ).toMatchObject({ dealercomments: '<p>One</p>' });
  });
  it('API-05 prefixes are taken as the file writes them, or by the addresses that the mapping declares', async () => {
    const xml = (prefix: string) => {
      const first = `<${prefix}:content ${prefix}:kind="a" url="1.jpg"/>`;
      const vehicle = car(`${first}<${prefix}:content url="2.jpg"/>`);
      return `<rss xmlns:${prefix}="http://search.yahoo.com/mrss/"><channel>${vehicle}</channel></rss>`;
    };
    const media = { fields: { ...fields, images: { from: 'media:content/@url' } } };
    expect((await read(xml('media'), media)).vehicles[0]?.images).toEqual([{ url: '1.jpg' }, { url: '2.jpg' }]);
    expect((await read(xml('m'), media)).vehicles[0]?.images).toEqual([]);
    const declared = { ...media, namespaces: { media: 'http://search.yahoo.com/mrss/' } };
    expect((await read(xml('m'), declared)).vehicles[0]?.images).toEqual([{ url: '1.jpg' }, { url: '2.jpg' }]);
    const kind = { ...declared, fields: { ...fields, tag: { from: 'media:content[1]/@media:kind' } } };
    expect((await read(xml('m'), kind)).vehicles[0]?.tag).toBe('a');
  });
  it('API-05 a vehicle’s element is found by name at any depth, or by its path', async () => {
    const xml =
      `<feed><similar>${car('', 'S')}</similar><stock>${car('<vehicle><make>No</make></vehicle>', 'A')}` +
      '</stock></feed>';
    expect((await read(xml)).vehicles.map(({ stocknum }) => stocknum)).toEqual(['S', 'A']);
    expect((await read(xml, { item: 'feed/stock/vehicle' })).vehicles).toMatchObject([{ stocknum: 'A', make: 'Kia' }]);
  });
  it.each(['vehicle[1]', 'stock/vehicle/@id'])('API-05 refuses the item %s: it names elements alone', async (item) => {
    await expect(read(`<stock>${car('')}</stock>`, { item, format: 'xml' })).rejects.toThrow(
      'item: names elements alone, as in "stock/vehicle"',
    );
  });
  it('API-05 says once what is wrong with a file, and where', async () => {
    await expect(read(`<stock>${car('<comments>a&nbsp;b</comments>')}</stock>`)).rejects.toThrow(
      /^[^ ]+ breaks off or is no XML near vehicle 1: 1:\d+: undefined entity\. Nothing was changed\.$/,
    );
  });
  it.each([
    [
      'a document type, whatever it declares',
      `<!DOCTYPE s [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><stock>${car('<price>&b;</price>')}</stock>`,
      'has a document type',
    ],
    ['an unknown entity', `<stock>${car('<comments>&constructor;</comments>')}</stock>`, 'undefined entity'],
    ['an element that is never closed', `<stock>${car('')}<vehicle id="2"><make>Kia`, 'breaks off'],
    ['a list that is never closed', `<stock>${car('')}`, 'breaks off'],
    ['no vehicle', '<stock><car/></stock>', 'holds no <vehicle> elements'],
    [
      'an encoding that is not known',
      '<?xml version="1.0" encoding="klingon"?><stock/>',
      'declares the encoding "klingon"',
    ],
  ])('API-05 refuses a file with %s', async (_name, xml, message) => {
    await expect(read(xml)).rejects.toThrow(message);
  });
  it.each([
    ['what it declares', 'latin1', '<?xml version="1.0" encoding="ISO-8859-1"?>'],
    ['its byte order mark', 'utf16le', '\ufeff<?xml version="1.0" encoding="UTF-16"?>'],
    ['UTF-8', 'utf8', '<?xml version="1.0" encoding="UTF-8"?>'],
  ] as const)('API-05 reads text in %s', async (_name, encoding, declaration) => {
    const xml = Buffer.from(
      `${declaration}<stock>${car('<features><feature>Café-Sitz</feature></features>')}</stock>`,
      encoding,
    );
    expect((await read(xml)).vehicles[0]?.features).toEqual(['Café-Sitz']);
  });
  it('API-05 a path that no vehicle has is reported once', async () => {
    const { issues } = await read(`<stock>${car('')}${car('', 'X2')}</stock>`);
    expect(issues.filter(({ column }) => column === 'price/@type')).toEqual([
      { row: 0, column: 'price/@type', value: '', reason: 'no row of the file has it', kind: 'noted' },
    ]);
  });
});
