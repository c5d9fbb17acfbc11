/** Answers in memory for a while; when it is full the oldest goes (SRCH-16). */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #lifetime: number;

  /** `lifetime` in milliseconds: prices and sold vehicles must not stay outdated for long. */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string, now: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.until > now) return entry?.value;
    this.#entries.delete(key);
    return undefined;
  }

  /** A `capacity` of 0 keeps nothing. */
  set(key: string, value: Value, { now, capacity }: { now: number; capacity: number }): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.#lifetime });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= capacity) break;
      this.#entries.delete(oldest);
    }
  }
}
