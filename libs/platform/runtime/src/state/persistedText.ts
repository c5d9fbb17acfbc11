import type { Persisted } from '@forecourt/composition';
import { keptText, parseKept, storageKeyOf, storageOf, type KeptAs } from './keptText.js';

/** The text that the browser keeps of one slice, as one store last saw it. */
export class PersistedText {
  readonly path: string;
  readonly #persisted: Persisted<unknown>;
  readonly #as: KeptAs;
  #text: string | null = null;
  /** A full or closed storage keeps nothing: the state then lives as long as the page. */
  #isOnlyInMemory = false;

  constructor(path: string, persisted: Persisted<unknown>, site: string) {
    this.path = path;
    this.#persisted = persisted;
    this.#as = { in: persisted.in, version: persisted.version, site };
  }

  /** The kept part of the state, where the storage holds another text than was last seen. */
  readChange(): object | undefined {
    if (this.#isOnlyInMemory) return undefined;
    try {
      const text = storageOf(this.#as.in).getItem(storageKeyOf(this.path));
      if (text === this.#text) return undefined;
      this.#text = text;
      return this.#persisted.read(parseKept(text, this.#as));
    } catch {
      // closed to this page
      this.#isOnlyInMemory = true;
      return undefined;
    }
  }

  /** Keeps a state, for the page alone where the storage refuses. */
  write(state: unknown): void {
    const value = this.#persisted.select(state);
    try {
      const text = value === undefined ? null : keptText(this.#as, value);
      if (text === this.#text && !this.#isOnlyInMemory) return;
      const storage = storageOf(this.#as.in);
      if (text === null) storage.removeItem(storageKeyOf(this.path));
      else storage.setItem(storageKeyOf(this.path), text);
      this.#text = text;
      this.#isOnlyInMemory = false;
    } catch {
      this.#isOnlyInMemory = true;
    }
  }

  /** Another tab could write: what is stored counts again. */
  trustStorage(): void {
    this.#isOnlyInMemory = false;
  }
}
