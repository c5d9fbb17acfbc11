/** A page that features may link to without knowing which library renders it. */
export interface RouteRef<Param extends string = string> {
  /** `<feature>/<page>`. */
  readonly id: string;
  /** Path pattern with `:param` and `:param?` parts; a site may mount the route elsewhere. */
  readonly defaultPath: string;
  /** Type only: the names of the parameters. */
  readonly params?: Param;
}

/** A place that one feature offers on its pages and others fill. */
export interface SlotRef<Props, Data = unknown> {
  /** `<feature>/<place>`. */
  readonly id: string;
  /** Type only. */
  readonly props?: Props;
  /** Type only: what the loaders of its fills answer, where the page reads that too. */
  readonly data?: Data;
}

const ID = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

function checkedId(kind: string, id: string): string {
  if (!ID.test(id))
    throw new Error(`${kind} id "${id}" must read "feature/name" in kebab-case, for example "search/listing".`);
  return id;
}

/** Declares a page. Throws when the id is not `feature/name`. */
export function routeRef<Param extends string = never>(id: string, defaultPath: string): RouteRef<Param> {
  return { id: checkedId('Route', id), defaultPath };
}

/** Declares a slot. Throws when the id is not `feature/name`. */
export function slotRef<Props, Data = unknown>(id: string): SlotRef<Props, Data> {
  return { id: checkedId('Slot', id) };
}

/** Path pattern of a page on a site: where the site mounts it elsewhere, there. */
export const mountedPath = (
  { id, defaultPath }: Pick<RouteRef, 'id' | 'defaultPath'>,
  paths: Readonly<Record<string, string>> = {},
): string => (Object.hasOwn(paths, id) ? paths[id] : undefined) ?? defaultPath;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Fills a path pattern: `/cars/:slug` and `{ slug: 'a b' }` give `/cars/a%20b`. Optional parts without a value drop
 * out.
 */
export function fillPath(pattern: string, params: Params = {}): string {
  const parts = pattern.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const isOptional = part.endsWith('?');
    const name = part.slice(1, isOptional ? -1 : undefined);
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value !== undefined && value !== '') return [encodeURIComponent(value)];
    if (isOptional) return [];
    throw new Error(`Path "${pattern}" needs a value for "${name}".`);
  });
  return parts.join('/') || '/';
}

/** The path of a page with its parameters filled in order; undefined where there are too many or too few values. */
export function fillInOrder(pattern: string, values: readonly string[]): string | undefined {
  const names = pattern.split('/').filter((part) => part.startsWith(':'));
  if (values.length > names.length) return undefined;
  const params = Object.fromEntries(names.map((name, index) => [name.replace(/^:|\?$/g, ''), values[index]]));
  try {
    return fillPath(pattern, params);
  } catch {
    return undefined;
  }
}
