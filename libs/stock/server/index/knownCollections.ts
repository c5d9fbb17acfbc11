import { aliasOf, readCollectionName, SCHEMA_VERSION, VEHICLE_FIELDS } from './collection.js';
import { unlessMissing, type SearchPort } from './searchPort.js';

interface FieldJson {
  readonly name: string;
  readonly type: string;
  readonly facet?: boolean;
  readonly index?: boolean;
}

/** The collection that a stock is searched in. */
export interface ServedCollection {
  /** undefined where no alias leads anywhere. */
  readonly name: string | undefined;
  /** Whether it has the present schema. */
  readonly isCurrent: boolean;
  readonly vehicles: number;
}

/** Collections on the search server, read once. Names of other users of the server are left alone. */
export interface KnownCollections {
  /** Name of the collection that a stock's alias leads to. */
  servedBy(slug: string): string | undefined;
  /** Whether a site's alias leads to a collection that has the present schema. */
  isCurrent(slug: string): boolean;
  /** Collections of a site that its alias does not lead to: a build that was killed, an alias that was lost. */
  leftoversOf(slug: string): readonly string[];
  strayAliases(isSite: (slug: string) => boolean): readonly string[];
  strayNames(isSite: (slug: string) => boolean): readonly string[];
}

/** Reads all: 11 kB for each collection. What changes alone is read by name (`collectionOf`). */
export async function collectionsOf(search: SearchPort): Promise<KnownCollections> {
  const collections = await search.request<readonly { name: string; fields: readonly FieldJson[] }[]>(
    'GET',
    '/collections',
  );
  const { aliases } = await search.request<{ aliases: readonly { name: string; collection_name: string }[] }>(
    'GET',
    '/aliases',
  );
  const fields = new Map(collections.map((collection) => [collection.name, collection.fields]));
  const leadsTo = new Map(aliases.map(({ name, collection_name: to }) => [name, to]));
  const ours = [...fields.keys()].flatMap((name) => {
    const read = readCollectionName(name);
    return read ? [{ name, ...read }] : [];
  });
  const bySlug = new Map<string, string[]>();
  for (const { slug, name } of ours) bySlug.set(slug, [...(bySlug.get(slug) ?? []), name]);
  const servedBy = (slug: string) => leadsTo.get(aliasOf(slug));
  return {
    servedBy,
    isCurrent: (slug) => isCurrent(slug, servedBy(slug), fields.get(servedBy(slug) ?? '')),
    leftoversOf: (slug) => (bySlug.get(slug) ?? []).filter((name) => name !== servedBy(slug)),
    strayAliases: (isSite) =>
      [...leadsTo.keys()].filter((alias) => {
        const { slug } = readCollectionName(leadsTo.get(alias) ?? '') ?? {};
        return slug !== undefined && alias === aliasOf(slug) && !isSite(slug);
      }),
    strayNames: (isSite) => ours.filter(({ slug }) => !isSite(slug)).map(({ name }) => name),
  };
}

/** Asks for what one stock is searched in, by name. */
export async function collectionOf(search: SearchPort, slug: string): Promise<ServedCollection> {
  const alias = await unlessMissing(search.request<{ collection_name: string }>('GET', `/aliases/${aliasOf(slug)}`));
  const name = alias?.collection_name;
  const found =
    name === undefined
      ? undefined
      : await unlessMissing(
          search.request<{ fields: readonly FieldJson[]; num_documents: number }>('GET', `/collections/${name}`),
        );
  return { name, isCurrent: isCurrent(slug, name, found?.fields), vehicles: found?.num_documents ?? 0 };
}

function isCurrent(slug: string, name = '', fields: readonly FieldJson[] = []): boolean {
  const { slug: own, version } = readCollectionName(name) ?? {};
  return own === slug && version === SCHEMA_VERSION && hasAllFields(fields);
}

/** Whether a collection has every field of the present schema, as it should be. */
function hasAllFields(fields: readonly FieldJson[]): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));
  return VEHICLE_FIELDS.every(({ name, type, facet = false, index = true }) => {
    const field = known.get(name);
    return field?.type === type && (field.facet ?? false) === facet && (field.index ?? true) === index;
  });
}
