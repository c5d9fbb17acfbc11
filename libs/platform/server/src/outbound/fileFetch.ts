import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isPublicAddress } from '../publicAddress/index.js';
import { Agent, request } from 'undici';
import { DeliveryFault, storageFault } from './deliveryFault.js';
import { guardedLookup, hostOf, isAllowedLiteral, isLoopback } from './guardedLookup.js';

/** A file elsewhere, and the version of it that is known already. */
export interface FileWanted {
  readonly url: string;
  readonly user?: string | undefined;
  /** Name of the environment variable with the password. */
  readonly password?: string | undefined;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}
export type FileFetched =
  { readonly isNew: false } | { readonly isNew: true; readonly etag?: string; readonly lastModified?: string };

export interface FilePort {
  /** Writes the file to a path, unpacked. Nothing is written where the known version is the present one. */
  fetch(wanted: FileWanted, into: string, signal: AbortSignal): Promise<FileFetched>;
}

export interface FileFetchOptions {
  /** Value of an environment variable that a dealer names. */
  readonly secretOf: (name: string) => string | undefined;
  /** Hosts inside the operator's own network that may be fetched from. */
  readonly privateHosts?: readonly string[];
  /** Development: this machine may be fetched from, also without TLS. */
  readonly allowsLoopback?: boolean;
  /** Bytes of a file, unpacked. */
  readonly mostBytes?: number;
  /** Longest silence of the server. */
  readonly silenceMs?: number;
}

const MOST_BYTES = 4 * 1024 ** 3;
const MOST_REDIRECTS = 3;

/** Fetches files over HTTPS from public addresses. A password goes to the host that it is for, and to no other. */
export function httpFiles(options: FileFetchOptions): FilePort {
  const { secretOf, privateHosts = [], allowsLoopback = false, silenceMs = 60_000 } = options;
  const isAllowed = (host: string, address: string): boolean =>
    isPublicAddress(address) || privateHosts.includes(host) || (allowsLoopback && isLoopback(address));
  const agent = new Agent({
    connect: { timeout: 10_000, lookup: guardedLookup(isAllowed) },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  });
  const checked = (url: URL): URL => {
    const host = hostOf(url.href);
    if (!isAllowedLiteral(host, isAllowed))
      throw new DeliveryFault('refused', 'the host has no public address, and is not among FORECOURT_PRIVATE_HOSTS');
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (allowsLoopback || privateHosts.includes(host))))
      throw new DeliveryFault('refused', 'only https:// is fetched');
    return url;
  };
  return {
    async fetch(wanted, into, signal) {
      const first = checked(new URL(wanted.url));
      let url = first;
      for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
        const { statusCode, headers, body } = await request(url, {
          dispatcher: agent,
          signal,
          headers: {
            'accept-encoding': 'gzip',
            'user-agent': 'Forecourt',
            ...(carriesPassword(first, url) ? authorization(wanted, secretOf) : {}),
            ...(wanted.etag ? { 'if-none-match': wanted.etag } : {}),
            ...(wanted.lastModified ? { 'if-modified-since': wanted.lastModified } : {}),
          },
        }).catch((error: unknown) => {
          throw connectionFault(error);
        });
        // ending it early may emit an error, which would be unhandled without a listener
        body.on('error', () => undefined);
        const header = (name: string): string | undefined =>
          [Object.hasOwn(headers, name) ? (headers[name] ?? []) : []].flat()[0];
        const location = header('location');
        if (statusCode === 304) {
          body.destroy();
          return { isNew: false };
        }
        if (statusCode >= 300 && statusCode < 400 && location !== undefined) {
          body.destroy();
          if (!URL.canParse(location, url.href)) throw new DeliveryFault('refused', 'is sent on to no address');
          url = checked(new URL(location, url));
          continue;
        }
        if (statusCode !== 200) {
          body.destroy();
          throw new DeliveryFault(statusCode >= 500 ? 'unreachable' : 'refused', `HTTP ${statusCode}`);
        }
        await store(body, header('content-encoding'), into, options.mostBytes ?? MOST_BYTES).catch((error: unknown) => {
          throw error instanceof DeliveryFault ? error : (storageFault(error) ?? connectionFault(error));
        });
        const [etag, lastModified] = [header('etag'), header('last-modified')];
        return { isNew: true, ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) };
      }
      throw new DeliveryFault('refused', `is sent on more than ${MOST_REDIRECTS} times`);
    },
  };
}

/** Whether a redirect leads to where the password is for, and not out of its encryption. */
export const carriesPassword = (first: URL, url: URL): boolean =>
  url.host === first.host && (url.protocol === 'https:' || first.protocol === 'http:');

function authorization({ user, password }: FileWanted, secretOf: FileFetchOptions['secretOf']): Record<string, string> {
  if (user === undefined || password === undefined) return {};
  const value = secretOf(password);
  if (!value) throw new DeliveryFault('unconfigured', `the environment variable ${password} is not set`);
  return { authorization: `Basic ${Buffer.from(`${user}:${value}`).toString('base64')}` };
}

/** Writes an answer, and unpacks what its server packed on the way. */
async function store(body: Readable, encoding: string | undefined, into: string, most: number): Promise<void> {
  const packed = encoding?.trim().toLowerCase();
  if (packed !== undefined && packed !== 'gzip' && packed !== 'identity')
    throw new DeliveryFault('refused', `is packed as "${packed}"; only gzip is unpacked`);
  const unpack = packed === 'gzip' ? [createGunzip()] : [];
  await pipeline([body, ...unpack, bounded(most), createWriteStream(into, { mode: 0o600 })]);
}

/** Ends a stream that is longer than a feed can be. */
export function bounded(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(new DeliveryFault('refused', `is larger than ${most} bytes`));
      else done(null, chunk);
    },
  });
}

/** Whether a file is packed by gzip, whatever it is called. */
export async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}

function connectionFault(error: unknown): DeliveryFault {
  const { code, name } = error as { code?: unknown; name?: string };
  if (code === 'ENOTPUBLIC')
    return new DeliveryFault('refused', 'the host has no public address, and is not among FORECOURT_PRIVATE_HOSTS');
  if (typeof code === 'string' && code.startsWith('Z_')) return new DeliveryFault('refused', `is damaged (${code})`);
  return new DeliveryFault('unreachable', `no answer (${typeof code === 'string' ? code : (name ?? 'connection')})`);
}
