import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { lstat, open, readdir, readFile, realpath, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  bounded,
  DeliveryFault,
  isGzip,
  storageFault,
  type FilePort,
  type SftpAddress,
  type SftpPort,
} from '@forecourt/service/outbound';
import type { StockFeed } from '@forecourt/site-config';

/** What is known of the version that was read last. */
interface Version {
  readonly mapping: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** Of a file in a folder or by SFTP: its name, size and day. */
  readonly file?: string;
  /** Why it was refused. */
  readonly refusal?: string;
}

export interface FeedSourceOptions {
  readonly files: FilePort;
  readonly sftp: SftpPort;
  /** Folder that the dealers' folders are in; without it none is read. */
  readonly folder?: string | undefined;
  readonly now: () => number;
  /** Bytes of a feed, unpacked. */
  readonly mostBytes?: number;
}

export type FoundFeed =
  | {
      readonly isNew: false;
      /** Why the known version was refused. */
      readonly refusal?: string;
    }
  | { readonly isNew: true; readonly file: string; readonly version: string };

/** A file that is still being written changes meanwhile. */
const SETTLED_MS = 20_000;
const MOST_BYTES = 4 * 1024 ** 3;

/** Where a feed comes from, as the desk may show it: no password, no folder of the machine. */
export const sourceName = ({ url, folder = '' }: StockFeed): string => {
  if (url === undefined) return `the folder "${folder}"`;
  const { host, pathname } = new URL(url);
  return host + pathname;
};

/**
 * The present file of a feed, unpacked into `into`, where it is another than the known version. A mapping that changed
 * makes every file another. Rejects with a DeliveryFault.
 */
export async function findFeed(
  feed: StockFeed,
  dealerDir: string,
  known: string | null,
  into: string,
  options: FeedSourceOptions & { readonly signal: AbortSignal },
): Promise<FoundFeed> {
  const mapping = createHash('sha256')
    .update(await readMapping(path.join(dealerDir, feed.mapping)))
    .digest('base64url');
  const before = readVersion(known);
  const last = before?.mapping === mapping ? before : undefined;
  const found = await presentFeed(feed, { mapping, last }, into, options);
  return found.isNew || last?.refusal === undefined ? found : { isNew: false, refusal: last.refusal };
}

/**
 * The file of a feed that is looked at for the first time, unpacked into `into`. Rejects with a DeliveryFault, and with
 * the signal's reason where it takes too long.
 */
export async function fetchFeed(
  feed: StockFeed,
  into: string,
  options: FeedSourceOptions & { readonly signal: AbortSignal },
): Promise<string> {
  const found = await presentFeed(feed, { mapping: '', last: undefined }, into, options);
  if (!found.isNew) throw new DeliveryFault('refused', 'its server sends no file');
  return found.file;
}

/** A version that was refused, as it is known from then on. */
export const refusedVersion = (version: string, refusal: string): string =>
  JSON.stringify({ ...(JSON.parse(version) as Version), refusal } satisfies Version);

function presentFeed(
  feed: StockFeed,
  { mapping, last }: { mapping: string; last: Version | undefined },
  into: string,
  options: FeedSourceOptions & { readonly signal: AbortSignal },
): Promise<FoundFeed> {
  const { url, user, hostKey } = feed;
  if (url === undefined) return fromFolder(feed, { mapping, last: last?.file }, into, options);
  if (user === undefined || hostKey === undefined) return fromServer(feed, url, { mapping, last }, into, options);
  return fromSftp({ ...feed, url, user, hostKey }, { mapping, last: last?.file }, into, options);
}

async function readMapping(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new DeliveryFault('unconfigured', `the mapping ${path.basename(file)} cannot be read`);
  });
}

async function fromServer(
  { user, password }: StockFeed,
  url: string,
  { mapping, last }: { mapping: string; last: Version | undefined },
  into: string,
  { files, signal, mostBytes }: FeedSourceOptions & { signal: AbortSignal },
): Promise<FoundFeed> {
  const file = path.join(into, localName(path.basename(new URL(url).pathname)) || 'feed');
  const wanted = { url, user, password, etag: last?.etag, lastModified: last?.lastModified };
  const fetched = await files.fetch(wanted, file, signal);
  if (!fetched.isNew) return { isNew: false };
  const { isNew: _isNew, ...validators } = fetched;
  await unpack(file, mostBytes);
  return { isNew: true, file, version: JSON.stringify({ mapping, ...validators } satisfies Version) };
}

async function fromSftp(
  address: SftpAddress,
  { mapping, last }: { mapping: string; last: string | undefined },
  into: string,
  { sftp, now, signal, mostBytes }: FeedSourceOptions & { signal: AbortSignal },
): Promise<FoundFeed> {
  const found = await sftp.visit(address, signal, async (session) => {
    const files = await session.list();
    const newest = newestOf(address.url.endsWith('/') ? files.filter(({ name }) => isFeedName(name)) : files, now());
    if (!newest) throw new DeliveryFault('unreachable', 'there is no feed, or it is still being written');
    const version = versionOf(newest);
    if (version === last) return undefined;
    const file = path.join(into, localName(newest.name));
    await session.read(newest, file);
    return { file, version };
  });
  if (!found) return { isNew: false };
  const { file, version } = found;
  await unpack(file, mostBytes);
  return { isNew: true, file, version: JSON.stringify({ mapping, file: version } satisfies Version) };
}

interface FileInFolder {
  readonly name: string;
  readonly size: number;
  /** Epoch milliseconds of its last change. */
  readonly at: number;
}

const versionOf = ({ name, size, at }: FileInFolder): string => `${name} ${size} ${at}`;

/** Files of a folder that may be feeds; others are not even looked at. */
const isFeedName = (name: string): boolean => /\.(csv|tsv|txt|json|jsonl|ndjson|xml)(\.gz)?$/i.test(name);

/** Name on this machine of a file of another one, without the ending of what is unpacked. */
const localName = (name: string): string => name.replace(/\.gz$/i, '').replace(/[^\w.-]/g, '_');

/** The newest file that is whole. */
function newestOf<File extends FileInFolder>(files: readonly File[], now: number): File | undefined {
  const [newest] = files
    .filter(({ at }) => at <= now - SETTLED_MS)
    .sort((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1));
  return newest;
}

async function fromFolder(
  { folder = '' }: StockFeed,
  { mapping, last }: { mapping: string; last: string | undefined },
  into: string,
  { folder: root, now, mostBytes }: FeedSourceOptions,
): Promise<FoundFeed> {
  if (root === undefined) throw new DeliveryFault('unconfigured', 'FORECOURT_FEEDS is not set: no folder is read');
  const dir = path.resolve(root, folder);
  if (!`${dir}${path.sep}`.startsWith(path.resolve(root) + path.sep))
    throw new DeliveryFault('unconfigured', `"${folder}" is not below FORECOURT_FEEDS`);
  const noFolder = (): never => {
    throw new DeliveryFault('unreachable', `there is no folder "${folder}" below FORECOURT_FEEDS`);
  };
  const own = await realpath(dir).catch(noFolder);
  const names = await readdir(own).catch(noFolder);
  const files = (await Promise.all(names.filter(isFeedName).map((name) => fileIn(own, name)))).flat();
  const newest = newestOf(files, now());
  const noFeed = (): never => {
    throw new DeliveryFault('unreachable', `the folder "${folder}" holds no feed`);
  };
  if (!newest) return noFeed();
  const version = versionOf(newest);
  if (version === last) return { isNew: false };
  const file = path.join(into, newest.name.replace(/\.gz$/i, ''));
  // meanwhile it may have become a link
  const opened = await open(newest.place, constants.O_RDONLY | constants.O_NOFOLLOW).catch(noFeed);
  await pipeline(opened.createReadStream(), createWriteStream(file, { mode: 0o600 })).catch((error: unknown) => {
    throw storageFault(error) ?? error;
  });
  await unpack(file, mostBytes);
  return { isNew: true, file, version: JSON.stringify({ mapping, file: version } satisfies Version) };
}

/**
 * A file of a folder, none where it is no file. A supplier who puts files there may also put links: one that leads out
 * of the folder, to another dealer's or to the machine's own, is none.
 */
async function fileIn(folder: string, name: string): Promise<(FileInFolder & { readonly place: string })[]> {
  const place = await realpath(path.join(folder, name)).catch(() => '');
  if (!place.startsWith(folder + path.sep)) return [];
  const info = await lstat(place).catch(() => undefined);
  return info?.isFile() ? [{ name, place, at: info.mtimeMs, size: info.size }] : [];
}

/** A file that was packed before it was sent. */
async function unpack(file: string, mostBytes = MOST_BYTES): Promise<void> {
  if (!(await isGzip(file))) return;
  const packed = `${file}.packed`;
  await rename(file, packed);
  await pipeline(
    createReadStream(packed),
    createGunzip(),
    bounded(mostBytes),
    createWriteStream(file, { mode: 0o600 }),
  ).catch((error: unknown) => {
    throw error instanceof DeliveryFault
      ? error
      : (storageFault(error) ?? new DeliveryFault('refused', 'is damaged: it cannot be unpacked'));
  });
}

function readVersion(text: string | null): Version | undefined {
  if (text === null) return undefined;
  try {
    const value = JSON.parse(text) as Version | null;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
