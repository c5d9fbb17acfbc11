import type { Collection } from '../collection.js';
import { parseSort } from './parseSort.js';
import type { SortKey } from './sorting.js';

/** The order of a search: what it asks for and how well the text matches, or what holds where it asks for nothing. */
export function sortKeysOf(text: string | undefined, collection: Collection, isText: boolean): readonly SortKey[] {
  const keys = parseSort(text, collection);
  return keys.length > 0 ? withTextMatch(keys, isText) : defaultSort(collection, isText);
}

/** What the keys leave equal is decided by the text, unless there are three of them. */
const withTextMatch = (keys: readonly SortKey[], isText: boolean): readonly SortKey[] =>
  isText && keys.length < 3 && !keys.some(({ read }) => read === 'text_match') ? [...keys, TEXT_MATCH] : keys;

const TEXT_MATCH: SortKey = { read: 'text_match', isAscending: false, missing: 'normal', buckets: 0 };

function defaultSort(collection: Collection, isText: boolean): SortKey[] {
  const keys: SortKey[] = isText ? [TEXT_MATCH] : [];
  const name = collection.schema.defaultSortingField;
  const field = name === '' ? undefined : collection.fieldNamed(name);
  if (field) {
    const column = collection.numbers(field);
    keys.push({
      read: (doc) => column.values[doc] as number,
      column: column.values,
      isAscending: false,
      missing: 'normal',
      buckets: 0,
    });
  }
  return keys;
}
