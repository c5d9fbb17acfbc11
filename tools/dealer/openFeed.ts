import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DeliveryFault, httpFiles } from '@forecourt/service/outbound';
import {
  draftMapping,
  FeedError,
  fetchFeed,
  readMapping,
  readPlaces,
  type FeedPlace,
  type MappingDraft,
  type PlaceColumn,
  type PlaceFact,
} from '@forecourt/stock';
import type { Environment } from '../../apps/server/src/configuration/environment.ts';

/** A feed that a new dealer begins with. */
export interface OpenedFeed {
  /** On this machine. */
  readonly file: string;
  /** As messages name it. */
  readonly shown: string;
  /** Where it can be fetched from again; undefined for a file. */
  readonly url: string | undefined;
  readonly draft: MappingDraft;
  readonly places: readonly FeedPlace[];
}

export interface OpenFeedOptions {
  /** Address or file. */
  readonly source: string;
  /** A mapping of the dealer's own, instead of the drafted one. */
  readonly map: string | undefined;
  readonly environment: Pick<Environment, 'FORECOURT_PRIVATE_HOSTS'>;
  /** Folder that a fetched file is put into. */
  readonly into: string;
  /** Bytes of a fetched feed, unpacked. */
  readonly mostBytes?: number;
}

/** Bytes of a feed that a new dealer begins with, and how long fetching it may take, milliseconds. */
const MOST_BYTES = 1024 ** 3;
const LONGEST = 5 * 60_000;
const SILENCE = 20_000;

/**
 * Reads a feed for the first time: fetches it, finds out what it is, and where its vehicles are. Throws one message
 * that names the option, the feed and what is wrong with it.
 */
export async function openFeed(options: OpenFeedOptions): Promise<OpenedFeed> {
  const { source, map } = options;
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(source) ? addressOf(source) : undefined;
  const shown = url === undefined ? source : url.host + url.pathname;
  const file = url === undefined ? fileAt(source) : await fetched(url, options);
  return inWordsOf({ file, shown }, async () => {
    const draft = map === undefined ? await draftMapping(file) : draftOf(map);
    return { file, shown, url: url?.href, draft, places: await readPlaces(file, draft) };
  });
}

/** Reads of a feed; what is wrong with it names the feed as it was given. */
export async function inWordsOf<Value>(
  { file, shown }: Pick<OpenedFeed, 'file' | 'shown'>,
  read: () => Promise<Value>,
): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    throw new Error(`--feed: ${plainLine(error.message.replaceAll(file, shown))}`, { cause: error });
  }
}

/** A line without signs that a terminal would act on: what it quotes, somebody else wrote. */
export const plainLine = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '');

function addressOf(source: string): URL {
  const rest = 'give the file itself, and write "feeds" as docs/guides/feeds.md says';
  if (!URL.canParse(source)) throw new Error(`--feed: "${source}" is no address.`);
  const url = new URL(source);
  if (url.username !== '' || url.password !== '')
    throw new Error(`--feed: the address holds a user or password, which belong in no file: ${rest}.`);
  if (url.protocol === 'sftp:') throw new Error(`--feed: by sftp:// a server wants a user and a key: ${rest}.`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Error(`--feed: must begin with https:// or be a file, not ${url.protocol}//.`);
  return url;
}

function fileAt(source: string): string {
  const file = path.resolve(source);
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`--feed: there is no file ${source}.`);
  return file;
}

async function fetched(url: URL, { into, environment, mostBytes = MOST_BYTES }: OpenFeedOptions): Promise<string> {
  const feed = { url: url.href, mapping: 'feeds/stock.json', everyMinutes: 60, alarmHours: 30 };
  const files = httpFiles({
    secretOf: () => undefined,
    privateHosts: environment.FORECOURT_PRIVATE_HOSTS ?? [],
    ...{ mostBytes, silenceMs: SILENCE },
  });
  const noSftp = { visit: () => Promise.reject(new Error('no feed is fetched by SFTP here')) };
  const signal = AbortSignal.timeout(LONGEST);
  try {
    return await fetchFeed(feed, into, { files, sftp: noSftp, now: Date.now, signal, mostBytes });
  } catch (error) {
    const at = `--feed: ${url.host}${url.pathname}`;
    if (signal.aborted) throw new Error(`${at}: took longer than ${LONGEST / 60_000} minutes.`, { cause: error });
    if (!(error instanceof DeliveryFault)) throw error;
    const hint =
      error.message === 'HTTP 401' || error.message === 'HTTP 403'
        ? '; a feed with a password is fetched by hand and given as a file'
        : '';
    throw new Error(`${at}: ${error.message}${hint}.`, { cause: error });
  }
}

/** A mapping that somebody wrote says itself where places are. */
function draftOf(map: string): MappingDraft {
  const mapping = readMapping(map);
  const { location, city, state } = mapping.fields;
  const places = new Map<PlaceFact, PlaceColumn>();
  for (const [fact, field] of [['name', location] as const, ['city', city] as const, ['state', state] as const])
    if (field) places.set(fact, field.as === undefined ? { from: field.from } : { from: field.from, as: field.as });
  return { mapping, format: mapping.format ?? 'csv', questions: [], unused: [], places };
}
