/** A part of a slice that outlives its page: the browser keeps it under `forecourt:<feature>`. */
export interface Persisted<State> {
  /**
   * `device`: until it is cleared, in all tabs alike; `session`: in one tab until it is closed, for what is personal.
   */
  readonly in: 'device' | 'session';
  /** Raised when what is kept changes its meaning; what an older version left counts as nothing. */
  readonly version: number;
  /** Selects what is kept, as JSON; undefined where there is nothing to keep. */
  select(state: State): unknown;
  /**
   * Reads the kept part of the state. The stored value may be anything: shoppers can change what their device stores.
   */
  read(kept: unknown): Partial<State>;
}

/** A feature's module of state, `state/<feature>Slice.ts`, exports one as `state`. */
export interface FeatureState<Path extends string = string, State = unknown> {
  /** The slice, injected into the root reducer of `@forecourt/runtime/store`. */
  readonly slice: { readonly reducerPath: Path; getInitialState(): State };
  /** What the browser keeps of it; at most one part for each storage. */
  readonly persisted?: readonly Persisted<State>[];
}
