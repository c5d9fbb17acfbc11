/** Whether the last search failed. */
export class Outage {
  readonly #listeners = new Set<() => void>();
  #isOut = false;

  readonly read = (): boolean => this.#isOut;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(isOut: boolean): void {
    if (isOut === this.#isOut) return;
    this.#isOut = isOut;
    for (const listener of this.#listeners) listener();
  }
}
