import type { Persisted } from '@forecourt/composition';
import { keptText, MAX_KEPT_LENGTH, parseKept, storageOf, type KeptAs } from './keptText.js';
import { storageKeyOf } from './storageKeys.js';

/** A kept part of one slice: its text in the browser's storage, and what was last seen of it. */
export class KeptState {
  readonly path: string;
  readonly #persisted: Persisted<unknown>;
  readonly #as: KeptAs;
  /** Undefined until the storage was read for the first time. */
  #text: string | null | undefined;
  /** A full or closed storage keeps nothing: the state then lives as long as the page. */
  #isOnlyInMemory = false;

  constructor(path: string, persisted: Persisted<unknown>, site: string) {
    this.path = path;
    this.#persisted = persisted;
    this.#as = { in: persisted.in, version: persisted.version, site };
  }

  /** The kept part of the state, where the storage holds another text than was last seen. */
  news(): object | undefined {
    if (this.#isOnlyInMemory) return undefined;
    try {
      const text = this.#storage.getItem(storageKeyOf(this.path));
      if (text === this.#text) return undefined;
      const isFirst = this.#text === undefined;
      this.#text = text;
      if (text === null && isFirst) return this.#takeOld();
      return this.#persisted.read(parseKept(text, this.#as));
    } catch {
      // closed to this page
      this.#isOnlyInMemory = true;
      return undefined;
    }
  }

  /** Keeps a state, for the page alone where the storage refuses; false where it is kept already. */
  write(state: unknown): boolean {
    const value = this.#persisted.keep(state);
    try {
      const text = value === undefined ? null : keptText(this.#as, value);
      if (text === this.#text && !this.#isOnlyInMemory) return false;
      if (text === null) this.#storage.removeItem(storageKeyOf(this.path));
      else this.#storage.setItem(storageKeyOf(this.path), text);
      this.#text = text;
      this.#isOnlyInMemory = false;
      return true;
    } catch {
      this.#isOnlyInMemory = true;
      return true;
    }
  }

  /** Another tab could write: what is stored counts again. */
  trustAgain(): void {
    this.#isOnlyInMemory = false;
  }

  get #storage(): Storage {
    return storageOf(this.#as.in);
  }

  /** What versions before this mechanism kept, under the new key from now on. */
  #takeOld(): object | undefined {
    const { old = [] } = this.#persisted;
    const read = (kept: unknown) => this.#persisted.read(kept);
    const found = old.flatMap((older) => {
      const text = this.#storage.getItem(older.key);
      if (text === null) return [];
      return [{ key: older.key, part: text.length > MAX_KEPT_LENGTH ? read(undefined) : older.read(text) }];
    });
    if (found.length === 0) return undefined;
    const part = Object.assign({}, ...found.map((item) => item.part)) as object;
    this.write({ ...(read(undefined) as object), ...part });
    for (const { key } of found) this.#storage.removeItem(key);
    return part;
  }
}
