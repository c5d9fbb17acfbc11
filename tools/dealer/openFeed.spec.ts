import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFeed } from './openFeed.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const sends =
  (body: string | Buffer, type = 'text/plain'): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  };
const leads =
  (to: string): Answer =>
  (response) => {
    response.writeHead(302, { location: to });
    response.end();
  };

const CSV =
  'Stock Number;Manufacturer;Model Name;Odometer (km);Drive Away Price;Photo URLs;Yard;Suburb;State;Postcode\n' +
  'B1;Kia;Rio;45,120;$15,990;https://p.example/1.jpg|https://p.example/2.jpg;Hills;Bendigo;VIC;3550\n' +
  'B2;Ford;Ranger;10,500;$55,990;https://p.example/3.jpg;Hills;Bendigo;VIC;3550\n';
const CARS = [
  { id: 'C1', vehicle: { make: { name: 'Kia' }, model: 'Rio' }, pricing: { egc: 15_990 }, yard: { suburb: 'Bendigo' } },
];
const XML =
  '<feed><dealer>Hills</dealer><stock><car ref="X1"><make>Kia</make><model>Rio</model><price>15990</price>' +
  '<photos><photo>https://p.example/1.jpg</photo><photo>https://p.example/2.jpg</photo></photos></car></stock></feed>';

const ANSWERS = new Map<string, Answer>([
  ['/stock.csv', sends(CSV)],
  ['/nested', sends(JSON.stringify({ data: { cars: CARS } }), 'application/json')],
  ['/stock.xml', sends(XML)],
  ['/packed.csv.gz', sends(gzipSync(CSV))],
  ['/broken.json', sends('{"cars":[{"make":"Kia","model":"Rio","stock":"A1"},{"make"', 'application/json')],
  ['/broken.xml', sends('<feed><car><make>Kia</make><model>Rio</car></feed>')],
  ['/declared.xml', sends('<!DOCTYPE feed [<!ENTITY a "aaaa">]><feed><car><make>&a;</make></car></feed>')],
  ['/empty.csv', sends('')],
  ['/header.csv', sends('Stock,Make,Model\n')],
  ['/page.csv', sends('<!doctype html><html><body>Sign in</body></html>', 'text/html')],
  ['/error.json', sends('{"error":"unauthorised"}', 'application/json')],
  ['/people.csv', sends('Name,Age\nKim,40\n')],
  ['/binary.csv', sends(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))],
  ['/gone.csv', (response) => response.writeHead(404).end()],
  ['/secret.csv', (response) => response.writeHead(401).end()],
  ['/inside.csv', leads('http://10.0.0.1/stock.csv')],
  ['/metadata.csv', leads('http://169.254.169.254/latest/meta-data')],
  ['/six.csv', leads('http://[::ffff:10.0.0.1]/stock.csv')],
  ['/file.csv', leads('file:///etc/passwd')],
  ['/loop.csv', leads('/loop.csv')],
  ['/bomb.csv.gz', sends(gzipSync(Buffer.alloc(4 * 1024 * 1024, 'a')))],
  [
    '/endless.csv',
    (response) => {
      response.writeHead(200);
      response.on('error', () => undefined);
      const more = () => {
        if (!response.destroyed && response.write('a'.repeat(64 * 1024))) setImmediate(more);
        else response.once('drain', more);
      };
      more();
    },
  ],
  ['/signs.csv', sends('\u001b[2JStock,\u001b[31mName\nA1,Kim\n')],
  ['/proto.json', sends('[{"__proto__":{"make":"Kia"},"constructor":{"model":"Rio"}}]')],
]);

const into = mkdtempSync(path.join(tmpdir(), 'forecourt-open-feed-'));
const server = createServer((request, response) => {
  const answer = ANSWERS.get(request.url ?? '') ?? sends('');
  answer(response, request);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(into, { recursive: true });
});

const open = (source: string, hosts: readonly string[] = ['127.0.0.1'], map?: string) =>
  openFeed({
    source: ANSWERS.has(source) ? origin + source : source,
    map,
    environment: { FORECOURT_PRIVATE_HOSTS: [...hosts] },
    ...{ into, mostBytes: 1024 * 1024 },
  });

describe('the feed of a new dealer', () => {
  it('API-05 a table with names of its own, packed or not, has its mapping and its place', async () => {
    for (const at of ['/stock.csv', '/packed.csv.gz']) {
      const { draft, places, url } = await open(at);
      expect(url).toBe(origin + at);
      expect(draft.mapping.fields).toMatchObject({
        stocknum: { from: 'Stock Number' },
        make: { from: 'Manufacturer' },
        km: { from: 'Odometer (km)' },
        price: { from: 'Drive Away Price' },
        images: { from: 'Photo URLs', separator: '|' },
      });
      expect(draft.mapping.defaults).toEqual({ price_type: 'drive_away_price' });
      expect(places).toEqual([{ name: 'Hills', city: 'Bendigo', state: 'VIC', postcode: '3550', vehicles: 2 }]);
    }
  });

  it('API-05 JSON of any depth and XML have theirs', async () => {
    const { draft } = await open('/nested');
    expect(draft.mapping).toMatchObject({
      item: 'data.cars',
      fields: { make: { from: 'vehicle.make.name' }, model: { from: 'vehicle.model' }, price: { from: 'pricing.egc' } },
      defaults: { price_type: 'excluding_government_charges_price' },
    });
    const xml = await open('/stock.xml');
    expect(xml.draft.mapping).toMatchObject({
      item: 'feed/stock/car',
      fields: { stocknum: { from: '@ref' }, images: { from: 'photos/photo' } },
    });
    expect(xml.draft.questions.join('\n')).toContain('price_type: the feed does not say what its prices include');
  });

  it.each([
    ['/broken.xml', 'is no XML'],
    ['/declared.xml', 'document type'],
    ['/empty.csv', 'is empty'],
    ['/header.csv', 'has a header but no vehicles'],
    ['/page.csv', 'is a page of HTML, and no feed'],
    ['/error.json', 'holds no list of vehicles'],
    ['/people.csv', 'does not say make and model of its vehicles in a column that is recognised. It has "Name", "Age"'],
    ['/binary.csv', 'is a zip archive'],
    ['/gone.csv', 'HTTP 404'],
    ['/secret.csv', 'HTTP 401; a feed with a password'],
    ['/inside.csv', 'the host has no public address'],
    ['/metadata.csv', 'the host has no public address'],
    ['/six.csv', 'the host has no public address'],
    ['/file.csv', 'only https:// is fetched'],
    ['/loop.csv', 'is sent on more than 3 times'],
    ['/bomb.csv.gz', 'is larger than 1048576 bytes'],
    ['/endless.csv', 'is larger than 1048576 bytes'],
    ['/proto.json', 'no column that tells its vehicles apart'],
  ])('API-05 %s is refused with option, feed and reason: %s', async (at, reason) => {
    const message = await open(at).then(
      () => 'was taken',
      (error: Error) => error.message,
    );
    expect(message).toContain(reason);
    expect(message).toMatch(/^--feed: 127\.0\.0\.1:\d+\//);
    expect(message).not.toContain(into);
  });

  it('API-05 a file that breaks off is refused where it is read to its end', async () => {
    await expect(open('/broken.json')).rejects.toThrow(/^--feed: 127\.0\.0\.1:\d+\/broken\.json breaks off/);
  });

  it('API-05 signs that a terminal acts on reach none', async () => {
    const message = await open('/signs.csv').catch((error: Error) => error.message);
    expect(message).toContain('[2JStock');
    expect(message).not.toContain('\u001b');
  });

  it.each([
    ['this machine, where nobody allows it', '/stock.csv', 'the host has no public address'],
    ['an address with a password', 'https://a:b@feeds.example/stock.csv', 'belong in no file'],
    ['SFTP', 'sftp://feeds.example/stock.csv', 'wants a user and a key'],
    ['FTP', 'ftp://feeds.example/stock.csv', 'must begin with https:// or be a file'],
    ['no address', 'https://', 'is no address'],
    ['no file', path.join(into, 'none.csv'), 'there is no file'],
    ['a folder', into, 'there is no file'],
  ])('API-05 %s is refused', async (_what, source, reason) => {
    const at = source === '/stock.csv' ? origin + source : source;
    const fault = openFeed({ source: at, map: undefined, environment: { FORECOURT_PRIVATE_HOSTS: [] }, into });
    await expect(fault).rejects.toThrow(reason);
  });

  it('API-05 a file is read where it is, and a mapping of one’s own is taken', async () => {
    const [file, map] = [path.join(into, 'own.csv'), path.join(into, 'map.json')];
    writeFileSync(file, 'A,B,C\nX1,Kia,Rio\n');
    const fields = { stocknum: { from: 'A' }, make: { from: 'B' }, model: { from: 'C' } };
    writeFileSync(map, JSON.stringify({ format: 'csv', fields }));
    await expect(open(file)).rejects.toThrow('give it with --map');
    expect((await open(file, [], map)).draft.mapping.fields).toEqual(fields);
    writeFileSync(map, '{ "fields": { "makes": { "from": "B" } } }');
    await expect(open(file, [], map)).rejects.toThrow('is no field of a vehicle (did you mean "make"');
    expect(readdirSync(into)).toContain('own.csv');
  });
});
