import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { badRequest, Fault } from './fault.js';
import type { RawParameters } from './search/parameters.js';
import { own } from './own.js';

export interface ApiKey {
  readonly id: number;
  readonly value: string;
  readonly description: string;
  readonly actions: readonly string[];
  readonly collections: readonly string[];
  /** Seconds since the epoch. */
  readonly expires_at: number;
  readonly autodelete: boolean;
}

export const FORBIDDEN = 'Forbidden - a valid `x-typesense-api-key` header must be sent.';
const NEVER = 64_723_363_199;
const PREFIX = 4;

export interface Access {
  /** What a scoped key adds to every search; it wins over what the caller sends. */
  readonly embedded: RawParameters;
  /** A scoped key: it is handed to browsers, so what it asks is bounded. */
  readonly isOutside: boolean;
  /** A key that may do nothing but search, scoped or not: it may be in anybody's hands. */
  readonly onlySearches: boolean;
}

/** Keys of a server and what they may do. What a key costs does not depend on how many there are. */
export class Keys {
  private readonly master: string;
  private readonly list = new Map<number, ApiKey>();
  /** By a digest of the value: how long a look-up takes tells nothing of the values. */
  private readonly byDigest = new Map<string, ApiKey>();
  /** By the characters of the value that a scoped key shows. */
  private readonly byPrefix = new Map<string, ApiKey[]>();
  private nextId = 0;

  constructor(master: string) {
    this.master = master;
  }

  add(key: ApiKey): void {
    this.remove(key.id);
    this.list.set(key.id, key);
    this.byDigest.set(digestOf(key.value), key);
    this.byPrefix.set(prefixOf(key.value), [...this.startingLike(key.value), key]);
    this.nextId = Math.max(this.nextId, key.id + 1);
  }
  remove(id: number): void {
    const key = this.list.get(id);
    if (!key) return;
    this.list.delete(id);
    this.byDigest.delete(digestOf(key.value));
    const others = this.startingLike(key.value).filter((other) => other !== key);
    if (others.length > 0) this.byPrefix.set(prefixOf(key.value), others);
    else this.byPrefix.delete(prefixOf(key.value));
  }
  private startingLike(text: string): readonly ApiKey[] {
    return this.byPrefix.get(prefixOf(text)) ?? [];
  }

  all(): ApiKey[] {
    return [...this.list.values()];
  }
  get(id: number): ApiKey | undefined {
    return this.list.get(id);
  }

  /** A key as requested, not added to the others yet. */
  make(raw: unknown): ApiKey {
    const body = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
    const words = (name: string): string[] => {
      const value = own(body, name);
      if (value === undefined) throw badRequest(`Could not find a \`${name}\` key.`);
      if (!Array.isArray(value) || value.some((item) => typeof item !== 'string'))
        throw badRequest(`Wrong format for \`${name}\`. It should be an array of string.`);
      return value as string[];
    };
    const actions = words('actions');
    const collections = words('collections');
    const { description = '', value, expires_at: expires = NEVER, autodelete = false } = body;
    if (typeof description !== 'string') throw badRequest('Key description must be a string.');
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      throw badRequest('Key value must be a string.');
    if (typeof expires !== 'number' || !Number.isInteger(expires))
      throw badRequest('Wrong format for `expires_at`. It should be an unsigned integer.');
    if (value !== undefined && (value === this.master || this.byDigest.has(digestOf(value))))
      throw new Fault(409, 'API key generation conflict.');
    return {
      id: this.nextId,
      value: value ?? randomBytes(24).toString('base64url'),
      description,
      actions,
      collections,
      expires_at: expires,
      autodelete: autodelete === true,
    };
  }

  /** Whether a key may do an action on collections. Throws 401 otherwise; a scoped key brings its parameters. */
  authorise(given: string | undefined, action: string, collections: readonly string[], now: number): Access {
    if (given === undefined || given === '') throw new Fault(401, FORBIDDEN);
    if (same(given, this.master)) return { embedded: {}, isOutside: false, onlySearches: false };
    const key = this.byDigest.get(digestOf(given));
    if (key && mayDo(key, action, collections, now))
      return { embedded: {}, isOutside: false, onlySearches: onlySearches(key) };
    const scoped = this.openScoped(given, now);
    if (scoped && action === 'documents:search' && mayDo(scoped.parent, action, collections, now))
      return { embedded: scoped.embedded, isOutside: true, onlySearches: true };
    throw new Fault(401, FORBIDDEN);
  }

  /** Opens base64(digest + first characters of the parent + parameters). */
  private openScoped(given: string, now: number): { parent: ApiKey; embedded: RawParameters } | undefined {
    const text = Buffer.from(given, 'base64').toString('utf8');
    if (text.length < 44 + PREFIX) return undefined;
    const digest = text.slice(0, 44);
    const prefix = text.slice(44, 44 + PREFIX);
    const parameters = text.slice(44 + PREFIX);
    for (const parent of this.startingLike(prefix)) {
      if (!same(createHmac('sha256', parent.value).update(parameters).digest('base64'), digest)) continue;
      // only keys that may do nothing but search can be scoped
      if (!onlySearches(parent)) return undefined;
      const embedded = parseObject(parameters);
      if (!embedded) return undefined;
      const expires = embedded['expires_at'];
      if (expires !== undefined && (typeof expires !== 'number' || expires * 1000 < now)) return undefined;
      return { parent, embedded };
    }
    return undefined;
  }
}

const onlySearches = ({ actions }: ApiKey): boolean => actions.length === 1 && actions[0] === 'documents:search';
const digestOf = (value: string): string => createHash('sha256').update(value).digest('base64');
const prefixOf = (value: string): string => value.slice(0, PREFIX);

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

function mayDo(key: ApiKey, action: string, collections: readonly string[], now: number): boolean {
  if (key.expires_at * 1000 < now) return false;
  const [kind] = action.split(':');
  const isAllowed = key.actions.some((allowed) => allowed === '*' || allowed === action || allowed === `${kind}:*`);
  return (
    isAllowed &&
    collections.every((name) =>
      key.collections.some((pattern) => pattern === '*' || pattern === name || matchesPattern(pattern, name)),
    )
  );
}

function matchesPattern(pattern: string, name: string): boolean {
  if (pattern.length > 200) return false;
  try {
    return new RegExp(`^(?:${pattern})$`).test(name);
  } catch {
    return false;
  }
}

/** A key for searching with fixed parameters: what `generateScopedSearchKey` of the official client makes. */
export function scopedKey(parent: string, parameters: Record<string, unknown>): string {
  const json = JSON.stringify(parameters);
  const digest = createHmac('sha256', parent).update(json).digest('base64');
  return Buffer.from(`${digest}${prefixOf(parent)}${json}`).toString('base64');
}

/**
 * Where a scoped key's filter travels. It is evaluated on its own and never joined to the caller's text: a quote or a
 * parenthesis that the caller leaves open could otherwise swallow it.
 */
export const EMBEDDED_FILTER = Symbol('embedded filter');
export type SearchRequest = RawParameters & { readonly [EMBEDDED_FILTER]?: string };

/** The caller's parameters with a scoped key's on top. */
export function withEmbedded(raw: RawParameters, embedded: RawParameters): SearchRequest {
  const { expires_at: _expires, filter_by: fixed, ...rest } = embedded;
  return { ...raw, ...rest, ...(typeof fixed === 'string' && fixed.trim() !== '' ? { [EMBEDDED_FILTER]: fixed } : {}) };
}
