import type { Collection } from '../collection.js';
import { badRequest, Fault } from '../fault.js';
import { tokenize, type SynonymRule } from '../text/index.js';

/** Checks a synonym as it is stored. */
export function parseSynonym(id: string, raw: unknown): Record<string, unknown> {
  const body = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const { synonyms, root } = body;
  if (!Array.isArray(synonyms)) throw badRequest('Could not find an array of `synonyms`');
  if (synonyms.length === 0 || synonyms.some((word) => typeof word !== 'string' || word === ''))
    throw badRequest('Could not find a valid string array of `synonyms`');
  if (root !== undefined && typeof root !== 'string') throw badRequest('Key `root` should be a string.');
  const { locale, symbols_to_index: symbols } = body;
  if (locale !== undefined && locale !== '' && locale !== 'en')
    throw new Fault(501, '`locale` of a synonym is not supported by this server.');
  if (symbols !== undefined && !(Array.isArray(symbols) && symbols.length === 0))
    throw new Fault(501, '`symbols_to_index` of a synonym is not supported by this server.');
  return { id, ...(root ? { root } : {}), synonyms };
}

/** Synonyms of a collection as replacements of words: one way with a root, every way without. */
export function synonymRules(collection: Collection): SynonymRule[] {
  const words = (text: string): string[] => tokenize(text, collection.textOptions).map(({ token }) => token);
  return [...collection.synonyms.values()].flatMap((synonym) => {
    const list = (synonym['synonyms'] as string[]).map(words);
    const root = synonym['root'];
    if (typeof root === 'string' && root !== '') return [{ from: words(root), to: list }];
    return list.map((from, index) => ({ from, to: list.filter((_, other) => other !== index) }));
  });
}
