import { badRequest } from '../fault.js';
import type { RawParameters } from '../search/parameters.js';
import type { Typesense } from '../typesense.js';
import { parseJson } from './json.js';

export interface Call {
  readonly server: Typesense;
  readonly params: readonly string[];
  readonly query: RawParameters;
  readonly body: string;
  readonly key: string | undefined;
}
export interface Answer {
  readonly status: number;
  /** JSON, or lines of JSON as text. */
  readonly body: unknown;
  readonly isText?: boolean;
}
export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** What a key must allow; undefined for open addresses. */
  readonly action?: string;
  /** The first parameter is a collection that the key must cover. */
  readonly isCollection?: boolean;
  /** Largest body that is read, bytes. */
  readonly mostBytes?: number;
  readonly answer: (call: Call) => Answer;
}

/** An answer of JSON. */
export const ok = (body: unknown, status = 200): Answer => ({ status, body });
/** The first parameter of an address. */
export const name = (call: Call): string => call.params[0] as string;
/** The second parameter of an address. */
export const second = (call: Call): string => call.params[1] as string;
/** The body as an object; throws what becomes a 400 for anything else. */
export const jsonBody = (call: Call): Record<string, unknown> => {
  const value = parseJson(call.body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest('Bad JSON.');
  return value as Record<string, unknown>;
};
