import type { z } from 'zod';

/**
 * A request of the platform's API, defined once: the service serves the route, loaders and endpoints send it, and the
 * OpenAPI document describes it. Its schemas are of `zod/mini`: browsers parse answers with them, and Zod's own methods
 * weigh 18 kB more and try `new Function`, which a Content-Security-Policy reports.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** For example `/api/offers/:id`. */
  readonly path: `/api/${string}`;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly description?: string;
  /** Subjects in the OpenAPI document. */
  readonly tags: readonly string[];
  /** Parameters of the path, by the names after its colons. */
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  /** Sent as JSON. */
  readonly body?: z.core.$ZodType;
  readonly answer: z.core.$ZodType;
  /** What each status of success says; 200 alone when left out. */
  readonly successes?: Readonly<Record<number, string>>;
  /** Statuses of refusals that a caller must expect. */
  readonly refusals: readonly number[];
}

type InputPart<C, Name extends 'params' | 'query' | 'body'> = C extends { readonly [name in Name]: infer S }
  ? S extends z.core.$ZodType
    ? Record<string, never> extends z.input<S>
      ? { readonly [name in Name]?: z.input<S> }
      : { readonly [name in Name]: z.input<S> }
    : unknown
  : unknown;

/** What a caller gives of a call: its parameters, query and body. */
export type CallInput<C extends Call> = InputPart<C, 'params'> & InputPart<C, 'query'> & InputPart<C, 'body'>;

/** What a call answers. */
export type CallAnswer<C extends Call> = z.output<C['answer']>;

/** What the service reads of a request, by one of the schemas of its call. */
export type CallPart<C extends Call, Name extends 'params' | 'query' | 'body'> = C extends {
  readonly [name in Name]: infer S extends z.core.$ZodType;
}
  ? z.output<S>
  : undefined;

/** Defines a call; its path's parameters must be those of `params`. */
export function defineCall<const C extends Call>(call: C): C {
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name).sort();
  const known = call.params && 'shape' in call.params ? Object.keys(call.params.shape as object).sort() : [];
  if (names.join() !== known.join())
    throw new Error(
      `${call.method} ${call.path}: "params" must have ${names.length > 0 ? names.join(', ') : 'nothing'}, ` +
        `not ${known.length > 0 ? known.join(', ') : 'nothing'}.`,
    );
  return call;
}
