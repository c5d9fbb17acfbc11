import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '@forecourt/contracts/api';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { httpFiles, sftpFiles } from '@forecourt/service/outbound';
import { openSftpServer } from '@forecourt/service/outbound/testing';
import type { StockFeed } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { StockFeeds } from './stockFeeds.js';

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 26);
const TEXT = 'Stock,Make,Model\n1,Kia,Rio\n';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());

let root: string;
let now: number;
let notices: string[];
let imports: { file: string; text: string; map: string }[];
let refusal: Error | undefined;
let requests: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => {
  requests.push(request);
  answer(request, response);
});
let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

beforeEach(async () => {
  await database.db.deleteFrom('feed_states').execute();
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-feeds-'));
  mkdirSync(path.join(root, 'harbour/feeds'), { recursive: true });
  writeFileSync(path.join(root, 'harbour/feeds/stock.json'), '{}');
  mkdirSync(path.join(root, 'inbox/harbour'), { recursive: true });
  [now, notices, imports, refusal, requests] = [START, [], [], undefined, []];
  // a server that tells versions
  answer = (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"', 'content-encoding': 'gzip' }).end(gzipSync(TEXT));
  };
});
afterEach(() => rmSync(root, { recursive: true }));

const feedFrom = (values: Partial<StockFeed>): StockFeed => ({
  mapping: 'feeds/stock.json',
  everyMinutes: 60,
  alarmHours: 30,
  ...values,
});
const byHttp = (): StockFeed =>
  feedFrom({ url: `http://127.0.0.1:${port}/export/stock.csv`, user: 'harbour', password: 'FEED_PASSWORD' });
const siteWith = (stock: StockFeed): ConfiguredSite =>
  ({ slug: 'harbour', stockOwner: 'harbour', dir: path.join(root, 'harbour'), config: { feeds: { stock } } }) as never;
const secretOf = (name: string) => (name === 'FEED_PASSWORD' ? 'tidy:up' : undefined);
const feedsWith = (stock: StockFeed) =>
  new StockFeeds({
    db: database.db,
    sites: { all: [siteWith(stock)], broken: [], byHost: () => undefined, bySlug: () => undefined } satisfies Sites,
    files: httpFiles({ secretOf, allowsLoopback: true }),
    sftp: sftpFiles({ secretOf, allowsLoopback: true }),
    folder: path.join(root, 'inbox'),
    runImport: ({ file, map }) => {
      imports.push({ file: path.basename(file), text: readFileSync(file, 'utf8'), map: path.basename(map) });
      return refusal ? Promise.reject(refusal) : Promise.resolve();
    },
    now: () => now,
    onNotice: (line) => notices.push(line),
  });
const put = (name: string, text: string | Buffer, at = now - MINUTE) => {
  const file = path.join(root, 'inbox/harbour', name);
  writeFileSync(file, text);
  utimesSync(file, at / 1000, at / 1000);
};

describe('the feed of a dealer', () => {
  it('API-05 is fetched with its password, unpacked and imported; an unchanged one is asked for by its version alone', async () => {
    const feeds = feedsWith(byHttp());
    await feeds.look();
    expect(imports).toEqual([{ file: 'stock.csv', text: TEXT, map: 'stock.json' }]);
    expect(requests[0]?.headers.authorization).toBe(`Basic ${Buffer.from('harbour:tidy:up').toString('base64')}`);
    const state = await feeds.stateOf(siteWith(byHttp()));
    expect(state).toMatchObject({ source: `127.0.0.1:${port}/export/stock.csv`, outcome: 'imported', cameAt: START });
    now += 59 * MINUTE;
    await feeds.look();
    expect(requests).toHaveLength(1);
    now += MINUTE;
    await feeds.look();
    expect(requests[1]?.headers['if-none-match']).toBe('"v1"');
    expect(imports).toHaveLength(1);
    expect(await feeds.stateOf(siteWith(byHttp()))).toMatchObject({ outcome: 'unchanged', checkedAt: now });
    // another mapping reads the same file in another way
    writeFileSync(path.join(root, 'harbour/feeds/stock.json'), '{ }');
    now += 60 * MINUTE;
    await feeds.look();
    expect(imports).toHaveLength(2);
  });

  it('API-05 is looked for once, however many processes there are', async () => {
    await Promise.all([feedsWith(byHttp()).look(), feedsWith(byHttp()).look(), feedsWith(byHttp()).look()]);
    expect(imports).toHaveLength(1);
    // one that died at it is followed by another
    await database.db
      .updateTable('feed_states')
      .set({ next_at: new Date(now), claimed_until: new Date(now + MINUTE), version: null })
      .execute();
    await feedsWith(byHttp()).look();
    expect(imports).toHaveLength(1);
    now += 2 * MINUTE;
    await feedsWith(byHttp()).look();
    expect(imports).toHaveLength(2);
  });

  it('API-05 that fails says why, is tried again soon, and raises an alarm once when it is old', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    const feeds = feedsWith(byHttp());
    await feeds.look();
    expect(await feeds.stateOf(siteWith(byHttp()))).toMatchObject({
      outcome: 'failed',
      detail: `127.0.0.1:${port}/export/stock.csv: HTTP 503`,
      nextAt: START + 10 * MINUTE,
    });
    for (let hour = 1; hour <= 31; hour++) {
      now = START + hour * 60 * MINUTE;
      await feeds.look();
    }
    expect(notices.filter((line) => line.includes('hours old'))).toEqual([
      `The stock feed of "harbour" (127.0.0.1:${port}/export/stock.csv) is 30 hours old. ` +
        'See "Stock imports" at its desk.',
    ]);
    expect(await feeds.stateOf(siteWith(byHttp()))).toMatchObject({ oldHours: 31 });
  });

  it('API-05 that was refused as a whole is not read again until it changes, and stays failed', async () => {
    refusal = new Refusal(422, 'stock.csv lacks 40 of 100 vehicles in stock');
    const feeds = feedsWith(byHttp());
    await feeds.look();
    now += 10 * MINUTE;
    await feeds.look();
    expect(imports).toHaveLength(1);
    expect(await feeds.stateOf(siteWith(byHttp()))).toMatchObject({
      outcome: 'failed',
      detail: 'stock.csv lacks 40 of 100 vehicles in stock',
    });
  });

  it('API-05 whose server was away is as before when its server is back with the same file', async () => {
    const answers = answer;
    const feeds = feedsWith(byHttp());
    await feeds.look();
    const lookAgain = async () => {
      now += 60 * MINUTE;
      await feeds.look();
      return feeds.stateOf(siteWith(byHttp()));
    };
    answer = (_request, response) => response.writeHead(500).end();
    expect(await lookAgain()).toMatchObject({
      outcome: 'failed',
      detail: expect.stringContaining('HTTP 500') as string,
    });
    answer = answers;
    const state = await lookAgain();
    expect(state).toMatchObject({ outcome: 'unchanged', cameAt: START });
    expect(state).not.toHaveProperty('detail');
    // a file that was refused is refused still
    refusal = new Refusal(422, 'stock.csv lacks 40 of 100 vehicles in stock');
    writeFileSync(path.join(root, 'harbour/feeds/stock.json'), '{ }');
    expect(await lookAgain()).toMatchObject({ outcome: 'failed' });
    answer = (_request, response) => response.writeHead(500).end();
    await lookAgain();
    answer = answers;
    expect(await lookAgain()).toMatchObject({
      outcome: 'failed',
      detail: 'stock.csv lacks 40 of 100 vehicles in stock',
    });
    expect(imports).toHaveLength(2);
  });

  it('API-05 from a folder is the newest file that nobody writes any more; a packed one is unpacked', async () => {
    const feed = feedFrom({ folder: 'harbour' });
    put('monday.csv', 'old', now - 60 * MINUTE);
    put('tuesday.csv.gz', gzipSync(TEXT));
    put('half.csv', 'Stock,Ma', now);
    put('notes.pdf', 'no feed');
    const feeds = feedsWith(feed);
    await feeds.look();
    expect(imports).toMatchObject([{ file: 'tuesday.csv', text: TEXT }]);
    now += 60 * MINUTE;
    await feeds.look();
    expect(imports).toMatchObject([{ file: 'tuesday.csv' }, { file: 'half.csv' }]);
    expect(await feeds.stateOf(siteWith(feed))).toMatchObject({ source: 'the folder "harbour"' });
    await feedsWith(feedFrom({ folder: '../../etc' })).look();
    expect(imports).toHaveLength(2);
  });

  it('TEN-07 from a folder is no link that leads out of it, such as into another dealer’s', async () => {
    const inbox = path.join(root, 'inbox');
    mkdirSync(path.join(inbox, 'northline'));
    const secret = path.join(inbox, 'northline/stock.csv');
    writeFileSync(secret, 'another dealer’s');
    utimesSync(secret, (now - MINUTE) / 1000, (now - MINUTE) / 1000);
    symlinkSync('../northline/stock.csv', path.join(inbox, 'harbour/newest.csv'));
    const feed = feedFrom({ folder: 'harbour' });
    await feedsWith(feed).look();
    expect(imports).toEqual([]);
    // one within it is the file that it leads to
    put('monday.txt', TEXT);
    symlinkSync('monday.txt', path.join(inbox, 'harbour/present.csv'));
    now += 60 * MINUTE;
    await feedsWith(feed).look();
    expect(imports).toMatchObject([{ text: TEXT }]);
  });

  it('API-05 by SFTP is the newest whole file of a folder, read once, and again when it has changed', async () => {
    const sftp = await openSftpServer('tidy:up');
    const { files, hostKey, reads, url } = sftp;
    const feed = feedFrom({ url: url('/out/'), hostKey, user: 'harbour', password: 'FEED_PASSWORD' });
    files.set('/out/monday.csv', { content: 'old', at: now - 60 * MINUTE });
    files.set('/out/tuesday.csv.gz', { content: gzipSync(TEXT), at: now - MINUTE });
    files.set('/out/half.csv', { content: 'Stock,Ma', at: now });
    files.set('/out/notes.pdf', { content: 'no feed', at: now - MINUTE });
    const feeds = feedsWith(feed);
    await feeds.look();
    expect(imports).toEqual([{ file: 'tuesday.csv', text: TEXT, map: 'stock.json' }]);
    files.delete('/out/half.csv');
    now += 60 * MINUTE;
    await feeds.look();
    expect(reads).toEqual(['/out/tuesday.csv.gz']);
    expect(await feeds.stateOf(siteWith(feed))).toMatchObject({
      source: `${new URL(feed.url!).host}/out/`,
      outcome: 'unchanged',
    });
    files.set('/out/tuesday.csv.gz', { content: gzipSync(`${TEXT}2,Kia,Ceed\n`), at: now - MINUTE });
    now += 60 * MINUTE;
    await feeds.look();
    expect(imports[1]?.text).toContain('Ceed');
    await sftp.close();
    now += 60 * MINUTE;
    await feeds.look();
    expect(await feeds.stateOf(siteWith(feed))).toMatchObject({
      outcome: 'failed',
      detail: `${new URL(feed.url!).host}/out/: no answer (ECONNREFUSED)`,
    });
  });

  it('API-05 by SFTP may be one file by its path', async () => {
    const sftp = await openSftpServer('tidy:up');
    const feed = feedFrom({
      ...{ url: sftp.url('/stock'), hostKey: sftp.hostKey, user: 'harbour', password: 'FEED_PASSWORD' },
    });
    sftp.files.set('/stock', { content: TEXT, at: now - MINUTE });
    await feedsWith(feed).look();
    await sftp.close();
    expect(imports).toEqual([{ file: 'stock', text: TEXT, map: 'stock.json' }]);
  });

  it('API-05 from another address begins anew', async () => {
    await feedsWith(byHttp()).look();
    const moved = { ...byHttp(), url: `http://127.0.0.1:${port}/new.csv` };
    expect(await feedsWith(moved).stateOf(siteWith(moved))).toEqual({
      source: `127.0.0.1:${port}/new.csv`,
      everyMinutes: 60,
    });
    await feedsWith(moved).look();
    expect(requests[1]?.headers['if-none-match']).toBeUndefined();
  });
});
