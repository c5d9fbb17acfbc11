import { aliasOf, readCollectionName, SCHEMA_VERSION, VEHICLE_FIELDS } from './collection.js';
import type { SearchPort } from './searchPort.js';

interface FieldJson {
  readonly name: string;
  readonly type: string;
  readonly facet?: boolean;
  readonly index?: boolean;
}

/** Collections on the search server, read once. Names of other users of the server are left alone. */
export interface KnownCollections {
  /** Whether a site's alias leads to a collection that has the present schema. */
  isCurrent(slug: string): boolean;
  /** Collections of a site, whether its alias leads there or not. */
  namesOf(slug: string): readonly string[];
  /** When the newest collection of a site was built, milliseconds; 0 without one. */
  newest(slug: string): number;
  strayAliases(isSite: (slug: string) => boolean): readonly string[];
  strayNames(isSite: (slug: string) => boolean): readonly string[];
}

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
  const namesOf = (slug: string): readonly string[] => bySlug.get(slug) ?? [];
  return {
    namesOf,
    isCurrent(slug) {
      const name = leadsTo.get(aliasOf(slug)) ?? '';
      const { slug: own, version } = readCollectionName(name) ?? {};
      return own === slug && version === SCHEMA_VERSION && hasAllFields(fields.get(name) ?? []);
    },
    newest: (slug) => Math.max(0, ...namesOf(slug).map((name) => Number(name.split('_').at(-1)))),
    strayAliases: (isSite) =>
      [...leadsTo.keys()].filter((alias) => {
        const { slug } = readCollectionName(leadsTo.get(alias) ?? '') ?? {};
        return slug !== undefined && alias === aliasOf(slug) && !isSite(slug);
      }),
    strayNames: (isSite) => ours.filter(({ slug }) => !isSite(slug)).map(({ name }) => name),
  };
}

/** Whether a collection has every field of the present schema, as it should be. */
function hasAllFields(fields: readonly FieldJson[]): boolean {
  const known = new Map(fields.map((field) => [field.name, field]));
  return VEHICLE_FIELDS.every(({ name, type, facet = false, index = true }) => {
    const field = known.get(name);
    return field?.type === type && (field.facet ?? false) === facet && (field.index ?? true) === index;
  });
}
