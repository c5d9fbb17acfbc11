/** `unanswered`: a retry may succeed. `lost`: the code did not load, and only a new document can search. */
export type Failure = 'unanswered' | 'lost';

/** Whether the last search failed, and how. */
export class Outage {
  readonly #listeners = new Set<() => void>();
  #failure: Failure | undefined;

  constructor(failure?: Failure) {
    this.#failure = failure;
  }

  readonly read = (): Failure | undefined => this.#failure;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(failure: Failure | undefined): void {
    if (failure === this.#failure) return;
    this.#failure = failure;
    for (const listener of this.#listeners) listener();
  }
}
