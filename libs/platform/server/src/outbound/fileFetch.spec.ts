import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carriesPassword, httpFiles } from './fileFetch.js';

const TEXT = 'Stock,Make\n1,Kia\n';
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let requests: IncomingMessage[];
const server = createServer((request, response) => {
  requests.push(request);
  answer(request, response);
});
let port: number;
let folder: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-fetch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fetchInto = (into: string, at = '/stock.csv') =>
  httpFiles({ secretOf: () => 'tidy:up', allowsLoopback: true, silenceMs: 300, mostBytes: 1000 }).fetch(
    { url: `http://127.0.0.1:${port}${at}`, user: 'harbour', password: 'FEED_PASSWORD' },
    into,
    AbortSignal.timeout(5000),
  );
const fetched = async (at?: string) => {
  const file = path.join(folder, 'stock.csv');
  return { ...(await fetchInto(file, at)), text: readFileSync(file, 'utf8') };
};

describe('files by HTTP', () => {
  it('API-05 follow a few redirects, and the password stays with its host', async () => {
    const other = createServer((request, response) => {
      requests.push(request);
      response.end(TEXT);
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const elsewhere = `http://127.0.0.1:${(other.address() as AddressInfo).port}/a.csv`;
    answer = ({ url }, response) =>
      response.writeHead(302, { location: url === '/stock.csv' ? '/again.csv' : elsewhere }).end();
    expect((await fetched()).text).toBe(TEXT);
    expect(requests.map(({ headers }) => headers.authorization !== undefined)).toEqual([true, true, false]);
    await new Promise((resolve) => other.close(resolve));
    answer = (_request, response) => response.writeHead(302, { location: '/stock.csv' }).end();
    await expect(fetched()).rejects.toThrow('is sent on more than 3 times');
  });

  it.each<[string, (response: ServerResponse) => unknown, string, string]>([
    ['is not there', (response) => response.writeHead(404).end('<html>'), 'refused', 'HTTP 404'],
    ['has a faulty server', (response) => response.writeHead(500).end(), 'unreachable', 'HTTP 500'],
    [
      'is cut half-way',
      (response) => {
        response.writeHead(200, { 'content-length': '500' }).write(TEXT);
        setTimeout(() => response.destroy(), 50);
      },
      'unreachable',
      'no answer (UND_ERR_SOCKET)',
    ],
    ['never comes', () => undefined, 'unreachable', 'no answer (UND_ERR_HEADERS_TIMEOUT)'],
    [
      'is packed and damaged',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(TEXT).subarray(0, 20)),
      'refused',
      'is damaged (Z_BUF_ERROR)',
    ],
    [
      'is not packed as it says',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(TEXT),
      'refused',
      'is damaged (Z_DATA_ERROR)',
    ],
    [
      'is packed in another way',
      (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(TEXT),
      'refused',
      'is packed as "br"; only gzip is unpacked',
    ],
    [
      'is larger than a feed can be, unpacked',
      (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(2000))),
      'refused',
      'is larger than 1000 bytes',
    ],
    [
      'leads into the network',
      (response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
      'refused',
      'the host has no public address, and is not among FORECOURT_PRIVATE_HOSTS',
    ],
  ])('API-05 say why: one that %s', async (_what, respond, kind, message) => {
    answer = (_request, response) => void respond(response);
    await expect(fetched()).rejects.toMatchObject({ name: 'DeliveryFault', kind, message });
  });

  it('API-05 that find no room here are no fault of their server', async () => {
    answer = (_request, response) => response.end(TEXT);
    await expect(fetchInto('/dev/full')).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'cannot be stored here (ENOSPC)',
    });
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
    answer = (_request, response) => response.writeHead(302, { location }).end();
    const file = path.join(folder, 'stock.csv');
    const taken = httpFiles({ secretOf: () => undefined, privateHosts: ['localhost'] }).fetch(
      { url: `http://localhost:${port}/` },
      file,
      AbortSignal.timeout(5000),
    );
    await expect(taken).rejects.toMatchObject({ name: 'DeliveryFault' });
    expect(existsSync(file)).toBe(false);
  });
});
