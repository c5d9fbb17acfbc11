import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sends, servePictures, type Answers, type PictureServer } from '../testing/pictureServer.js';
import { Unwanted } from '@forecourt/service';
import { RemotePictures, type RemotePicturesOptions } from './remotePictures.js';

const jpeg = (colour: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let cacheDir: string;
let server: PictureServer | undefined;
let remote: RemotePictures | undefined;
let now: number;
const failed: string[] = [];

beforeEach(() => {
  cacheDir = mkdtempSync(path.join(tmpdir(), 'forecourt-remote-'));
  now = 1_700_000_000_000;
});
afterEach(async () => {
  await remote?.close();
  await server?.close();
  rmSync(cacheDir, { recursive: true });
  failed.splice(0);
});

async function open(
  answers: Answers,
  options: Partial<RemotePicturesOptions> = {},
  extra?: Parameters<PictureServer['reach']>[0],
) {
  server = await servePictures(answers);
  remote = new RemotePictures({
    cacheDir,
    isOfSite: () => Promise.resolve(true),
    mayLeadTo: () => false,
    reach: server.reach(extra),
    onFailure: (_host, reason) => failed.push(reason),
    now: () => now,
    ...options,
  });
  return { server, remote };
}

describe('pictures of other servers', () => {
  it('API-02 are fetched once, however many ask, and kept', async () => {
    const body = await jpeg('#c33');
    const { server, remote } = await open({ '/a.jpg': sends(body) });
    const url = server.urlOf('/a.jpg');
    const versions = await Promise.all([remote.version(url, 's'), remote.version(url, 's'), remote.version(url, 't')]);
    expect(new Set(versions).size).toBe(1);
    expect(await remote.version(url, 's')).toBe(versions[0]);
    expect((await remote.read(url))?.equals(body)).toBe(true);
    expect(server.asked).toEqual(['/a.jpg']);
  });

  it('API-02 are not requested for askers who have gone, and still for one who waits', async () => {
    const body = await jpeg('#c33');
    let goOn = () => undefined as void;
    const isHeld = new Promise<void>((resolve) => (goOn = resolve));
    const held: Answers[string] = (request, response) => void isHeld.then(() => sends(body)(request, response));
    const names = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg', '/6.jpg', '/gone.jpg', '/shared.jpg'];
    const { server, remote } = await open(Object.fromEntries(names.map((name) => [name, held])));
    // as many requests as one server gets at once
    const first = names.slice(0, 6).map((name) => remote.version(server.urlOf(name), 's'));
    await expect.poll(() => server.asked.length).toBe(6);
    const leaving = new AbortController();
    const gone = remote.version(server.urlOf('/gone.jpg'), 's', leaving.signal);
    const left = remote.version(server.urlOf('/shared.jpg'), 's', leaving.signal);
    const kept = remote.version(server.urlOf('/shared.jpg'), 's');
    await new Promise((resolve) => setTimeout(resolve, 50));
    leaving.abort();
    await expect(gone).rejects.toBeInstanceOf(Unwanted);
    await expect(left).rejects.toBeInstanceOf(Unwanted);
    goOn();
    expect(await kept).toBeDefined();
    await Promise.all(first);
    expect(server.asked).not.toContain('/gone.jpg');
    expect(await remote.version(server.urlOf('/gone.jpg'), 's'), 'for a new asker').toBeDefined();
  });

  it('API-02 nothing is requested that is not the site’s own, and no site has another’s', async () => {
    const { server, remote } = await open(
      { '/a.jpg': sends(await jpeg('#c33')) },
      { isOfSite: (address, site) => Promise.resolve(site === 'a' && address.endsWith('/a.jpg')) },
    );
    expect(await remote.version(server.urlOf('/b.jpg'), 'a')).toBeUndefined();
    expect(await remote.version(server.urlOf('/a.jpg'), 'b')).toBeUndefined();
    expect(server.asked).toEqual([]);
    expect(await remote.version(server.urlOf('/a.jpg'), 'a')).toBeDefined();
    expect(await remote.version(server.urlOf('/a.jpg'), 'b'), 'also when it is here').toBeUndefined();
  });

  it('API-02 are requested again when their time is over, while the stored copy is served', async () => {
    let body = await jpeg('#c33');
    const conditions: (string | undefined)[] = [];
    const { server, remote } = await open({
      '/a.jpg': (request, response) => {
        conditions.push(request.headers['if-none-match']);
        const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
        if (request.headers['if-none-match'] === etag)
          response.writeHead(304, { 'cache-control': 'max-age=7200' }).end();
        else response.writeHead(200, { etag, 'cache-control': 'max-age=7200' }).end(body);
      },
    });
    const url = server.urlOf('/a.jpg');
    const first = await remote.version(url, 's');
    now += 7_100_000;
    await remote.version(url, 's');
    expect(conditions).toHaveLength(1);
    now += 200_000;
    expect(await remote.version(url, 's')).toBe(first);
    await vi.waitFor(() => expect(conditions).toHaveLength(2));
    expect(conditions[1]).toBeDefined();
    body = await jpeg('#33c', 90);
    now += 8_000_000;
    expect(await remote.version(url, 's'), 'no caller waits for the new one').toBe(first);
    await vi.waitFor(async () => expect(await remote.version(url, 's')).not.toBe(first));
    await server.close();
    now += 40 * 24 * 3_600_000;
    expect(await remote.version(url, 's'), 'is kept also when its server is down').toBeDefined();
  });

  it.each([
    ['127.0.0.1', '127.0.0.2'],
    ['a cloud’s inside', '169.254.169.254'],
    ['this machine in version 6', '[::1]'],
    ['a number that means this machine', '2130706434'],
  ])('API-02 a redirect to %s is not followed', async (_what, host) => {
    const { server, remote } = await open(
      {
        '/a.jpg': (_request, response) =>
          void response.writeHead(302, { location: `http://${host}:${server.port}/in.jpg` }).end(),
        '/in.jpg': sends(await jpeg('#c33')),
      },
      { mayLeadTo: () => true },
    );
    expect(await remote.version(server.urlOf('/a.jpg'), 's')).toBeUndefined();
    expect(server.asked).toEqual(['/a.jpg']);
    expect(failed[0]).toMatch(/is not public/);
  });

  it('API-02 a redirect leads to the same host, or to one that the site declares, and not for ever', async () => {
    const to =
      (location: string): Answers[string] =>
      (_request, response) =>
        void response.writeHead(301, { location }).end();
    const body = await jpeg('#c33');
    const { server, remote } = await open(
      {
        '/same': to('/a.jpg'),
        '/declared': to('//img.example/a.jpg'),
        '/other': to('//other.example/a.jpg'),
        '/loop': to('/loop'),
        '/file': to('file:///etc/passwd'),
        '/ftp': to('ftp://cdn.example/a.jpg'),
        '/password': to('http://a:b@cdn.example/a.jpg'),
        '/a.jpg': sends(body),
      },
      { mayLeadTo: (host) => host === 'img.example' },
    );
    const ports = { ...server.reach(), isAllowedPort: () => true };
    await remote.close();
    const open2 = new RemotePictures({
      cacheDir,
      isOfSite: () => Promise.resolve(true),
      mayLeadTo: (host) => host === 'img.example',
      reach: ports,
      onFailure: (_h, reason) => failed.push(reason),
      limits: { stepMs: 500 },
    });
    expect(await open2.version(server.urlOf('/same'), 's')).toBeDefined();
    for (const path of ['/other', '/loop', '/file', '/ftp', '/password'])
      expect(await open2.version(server.urlOf(path), 's'), path).toBeUndefined();
    expect(failed.join('; ')).toMatch(
      /not among the site’s pictureHosts.*more than 3 times.*not http.*not http.*password/,
    );
    await open2.close();
  });

  it('API-02 a name that leads elsewhere the second time is looked at again, and never connected to inside', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.9'], ['127.0.0.1', '10.0.0.1']];
    const { server, remote } = await open(
      {
        '/1.jpg': sends(await jpeg('#c33'), 'image/jpeg', { connection: 'close' }),
        '/2.jpg': sends(await jpeg('#3c3')),
        '/3.jpg': sends(await jpeg('#33c')),
      },
      {},
      { 'rebind.example': () => answers.shift() ?? [] },
    );
    expect(await remote.version(server.urlOf('/1.jpg', 'rebind.example'), 's')).toBeDefined();
    expect(await remote.version(server.urlOf('/2.jpg', 'rebind.example'), 's')).toBeUndefined();
    expect(await remote.version(server.urlOf('/3.jpg', 'rebind.example'), 's')).toBeUndefined();
    expect(server.asked).toEqual(['/1.jpg']);
    expect(failed).toEqual([
      'rebind.example leads to 127.0.0.9, which is not public',
      'rebind.example leads to 10.0.0.1, which is not public',
    ]);
  });

  it('API-02 what is too large, too slow, broken or no picture is refused, and not retried at once', async () => {
    let sent = 0;
    const mb = Buffer.alloc(1024 * 1024);
    const stream: Answers[string] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const more = () => {
        while (sent < 50) {
          sent++;
          if (!response.write(mb)) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    const drip: Answers[string] = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      const timer = setInterval(() => response.write('x'), 20);
      response.once('close', () => clearInterval(timer));
    };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const { server, remote } = await open(
      {
        '/stream': stream,
        '/told': sends('', 'image/jpeg', { 'content-length': String(50 * 1024 * 1024) }),
        '/drip': drip,
        '/page': sends('<!doctype html><h1>Not found</h1>'),
        '/broken': sends((await jpeg('#c33')).subarray(0, 30)),
        '/svg': sends(svg),
        '/bomb': sends(bomb, 'image/png'),
        '/empty': sends(''),
        '/zip': sends(Buffer.from('PK\u0003\u0004')),
      },
      { limits: { bytes: 2 * 1024 * 1024, wholeMs: 400 } },
    );
    const paths = ['/stream', '/told', '/page', '/broken', '/svg', '/bomb', '/empty', '/zip', '/gone', '/drip'];
    const startedAt = Date.now();
    for (const path of paths) expect(await remote.version(server.urlOf(path), 's'), path).toBeUndefined();
    expect(Date.now() - startedAt).toBeLessThan(5000);
    expect(sent).toBeLessThan(20);
    for (const path of paths) await remote.version(server.urlOf(path), 's');
    expect(server.asked).toEqual(paths);
    expect(readdirSync(cacheDir)).toEqual([]);
    expect(failed.join('; ')).toMatch(
      /larger than 2 MB.*not a picture.*format svg.*million pixels.*empty.*status 404.*took too long/,
    );
    now += 16 * 60_000;
    await remote.version(server.urlOf('/gone'), 's');
    expect(server.asked.filter((path) => path === '/gone')).toHaveLength(2);
  });

  it('API-02 a server that is down is left alone for a while, and keeps no other’s pictures', async () => {
    const { server, remote } = await open({ '/a.jpg': sends(await jpeg('#c33')) }, {}, { 'down.example': () => [] });
    const down = Array.from({ length: 60 }, (_, n) => server.urlOf(`/${n}.jpg`, 'down.example'));
    const [other, ...rest] = await Promise.all([
      remote.version(server.urlOf('/a.jpg'), 's'),
      ...down.map((url) => remote.version(url, 's')),
    ]);
    expect(other).toBeDefined();
    expect(new Set(rest)).toEqual(new Set([undefined]));
    expect(failed, 'said once').toEqual(['down.example has no address']);
  });
});
