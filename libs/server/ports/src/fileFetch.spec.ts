import { createServer, type RequestListener, type Server } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { carriesPassword, httpFiles, type FileFetchOptions } from './fileFetch.js';

const servers: Server[] = [];
let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'forecourt-fetch-'))));
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(dir, { recursive: true });
});

const serve = async (answer: RequestListener): Promise<number> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const fetch = (url: string, options: Partial<FileFetchOptions> = {}) =>
  httpFiles({ secretOf: () => 'secret', ...options }).fetch(
    { url, user: 'dealer', password: 'FORECOURT_FEED' },
    path.join(dir, 'feed'),
    AbortSignal.timeout(5000),
  );
const text = () => readFileSync(path.join(dir, 'feed'), 'utf8');

describe('files that are fetched', () => {
  it('API-05 come with the password of their host, which is for no other', async () => {
    const seen: (string | undefined)[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization);
      response.end('a feed');
    });
    const own = await serve((request, response) => {
      seen.push(request.headers.authorization);
      const to = request.url === '/' ? '/next' : `http://127.0.0.1:${other}/`;
      response.writeHead(302, { location: to }).end();
    });
    await fetch(`http://127.0.0.1:${own}/`, { allowsLoopback: true });
    const password = `Basic ${Buffer.from('dealer:secret').toString('base64')}`;
    expect([seen, text()]).toEqual([[password, password, undefined], 'a feed']);
  });

  it.each([
    ['https://feed.example/a', 'https://feed.example/b', true],
    ['http://feed.example/a', 'https://feed.example/b', true],
    ['https://feed.example/a', 'http://feed.example/b', false],
    ['https://feed.example/a', 'https://feed.example:8443/b', false],
    ['https://feed.example/a', 'https://evil.example/b', false],
  ])('API-05 sent on from %s to %s carries the password: %s', (first, next, isCarried) => {
    expect(carriesPassword(new URL(first), new URL(next))).toBe(isCarried);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'file:///etc/passwd',
    'ftp://localhost/feed',
  ])('API-05 are not taken from inside, wherever they are sent on to: %s', async (location) => {
    // an operator's own host may be fetched from, and leads no further in
    const port = await serve((_request, response) => void response.writeHead(302, { location }).end());
    const fetched = fetch(`http://localhost:${port}/`, { privateHosts: ['localhost'] });
    await expect(fetched).rejects.toMatchObject({ name: 'DeliveryFault' });
    expect(existsSync(path.join(dir, 'feed'))).toBe(false);
  });

  it('API-05 are no larger than a feed can be, however well they were packed', async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    const port = await serve((_request, response) => void response.setHeader('content-encoding', 'gzip').end(bomb));
    await expect(fetch(`http://127.0.0.1:${port}/`, { allowsLoopback: true, mostBytes: 1_000_000 })).rejects.toThrow(
      'is larger than 1000000 bytes',
    );
  });
});
