import type { Collection } from '../collection.js';
import { badRequest, notFound } from '../fault.js';
import { spend } from '../limits/budget.js';
import type { Field } from '../schema.js';
import { flagOf, listOf, unsignedOf, type Paging, type RawParameters } from './parameters.js';
import { selectTop, type SortKey } from './sorting.js';

export interface GroupBy {
  readonly fields: readonly Field[];
  readonly limit: number;
  readonly groupsMissing: boolean;
}
export interface Group {
  readonly key: unknown[];
  readonly found: number;
  readonly docs: readonly number[];
}

export function parseGroupBy(raw: RawParameters, collection: Collection): GroupBy | undefined {
  const names = listOf(raw, 'group_by');
  if (names.length === 0) return undefined;
  const limit = unsignedOf(raw, 'group_limit') ?? 3;
  if (limit === 0 || limit > 99) throw badRequest('Value of `group_limit` must be between 1 and 99.');
  const fields = names.map((name) => {
    const field = collection.fieldNamed(name);
    if (!field) throw notFound(`Could not find a field named \`${name}\` in the schema.`);
    if (!field.facet) throw badRequest(`Group by field \`${name}\` should be a facet field.`);
    return field;
  });
  return { fields, limit, groupsMissing: flagOf(raw, 'group_missing_values', true) };
}

/**
 * The groups of a page, in the order of their best documents, and how many groups there are. Documents without a value
 * form a group of their own.
 */
export function groupHits(
  by: GroupBy,
  docs: Uint32Array,
  { keys, collection }: { readonly keys: readonly SortKey[]; readonly collection: Collection },
  textRank: (doc: number) => number,
  { offset, perPage }: Paging,
): { readonly found: number; readonly groups: readonly Group[] } {
  const members = new Map<string | number, number[]>();
  const groupOf = groupReader(by, collection);
  for (const doc of docs) {
    spend(by.fields.length);
    const code = groupOf(doc);
    const group = members.get(code);
    if (group) group.push(doc);
    else {
      spend(2 + by.fields.length);
      members.set(code, [doc]);
    }
  }
  const settled = keys.map((key) =>
    key.read === 'group_found' ? { ...key, read: (doc: number) => members.get(groupOf(doc))?.length ?? 0 } : key,
  );
  const byLeader = new Map<number, readonly number[]>();
  for (const list of members.values()) {
    const [best = 0] = list.length === 1 ? list : selectTop(Uint32Array.from(list), settled, 1, textRank);
    byLeader.set(best, list);
  }
  const leaders = Uint32Array.from(byLeader.keys()).sort();
  const groups = selectTop(leaders, settled, offset + perPage, textRank)
    .slice(offset)
    .map((leader) => {
      const list = byLeader.get(leader) ?? [];
      return {
        key: by.fields.map((field) => valueOf(field, leader, collection) ?? []),
        found: list.length,
        docs: selectTop(Uint32Array.from(list), settled, by.limit, textRank),
      };
    });
  return { found: members.size, groups };
}

/** Reads the value that a group shares. Documents without one form a single group, or a group each. */
export function groupReader(
  { fields, groupsMissing }: GroupBy,
  collection: Collection,
): (doc: number) => string | number {
  const readers = fields.map((field) => codeReader(field, collection));
  const [only] = readers;
  const read: (doc: number) => string | number =
    readers.length === 1 && only ? only : (doc) => readers.map((one) => one(doc)).join();
  if (groupsMissing) return read;
  const columns = fields.map((field) =>
    field.scalar === 'string' ? collection.strings(field) : collection.numbers(field),
  );
  return (doc) => (columns.every((column) => column.codesOf(doc).length === 0) ? `#${doc}` : read(doc));
}

/** Reads what is the same for documents whose values are: values themselves are looked up once for each group. */
function codeReader(field: Field, collection: Collection): (doc: number) => string | number {
  if (field.scalar === 'string') {
    const column = collection.strings(field);
    return field.isArray ? (doc) => column.codesOf(doc).join('+') : (doc) => column.codeAt(doc);
  }
  const column = collection.numbers(field);
  return field.isArray ? (doc) => column.allOf(doc).join('+') : (doc) => column.values[doc] ?? NaN;
}

function valueOf(field: Field, doc: number, collection: Collection): unknown {
  if (field.scalar === 'string') {
    const column = collection.strings(field);
    const values = Array.from(column.codesOf(doc), (code) => column.values[code]);
    return values.length === 0 ? undefined : field.isArray ? values : values[0];
  }
  const values = collection.numbers(field).allOf(doc);
  if (values.length === 0) return undefined;
  const print = (value: number): unknown => (field.scalar === 'bool' ? value === 1 : value);
  return field.isArray ? values.map(print) : print(values[0] as number);
}
