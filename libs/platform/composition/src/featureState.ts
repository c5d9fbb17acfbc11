/** What of a slice outlives its page, kept by the browser under `forecourt:<feature>`. */
export interface Persisted<State> {
  /**
   * `device`: until it is cleared, in all tabs alike; `session`: in one tab until it is closed, for what is personal.
   */
  readonly in: 'device' | 'session';
  /** Raised when what is kept changes its meaning; what an older version left counts as nothing. */
  readonly version: number;
  /** What is kept of the state, as JSON; undefined where there is nothing to keep. */
  keep(state: State): unknown;
  /** The kept part of the state from what was kept. Anything may stand there: it is the shopper's device, not ours. */
  read(kept: unknown): Partial<State>;
  /** Where versions before this mechanism kept it; each is read once and removed. */
  readonly old?: readonly OldKey<State>[];
}

export interface OldKey<State> {
  readonly key: string;
  read(text: string): Partial<State>;
}

/** A feature's module of state, `state/<feature>Slice.ts`, exports one as `state`. */
export interface FeatureState<Path extends string = string, State = unknown> {
  /** The slice, injected into the root reducer of `@forecourt/runtime/store`. */
  readonly slice: { readonly reducerPath: Path; getInitialState(): State };
  /**
   * What the browser keeps of it; several where a part of it outlives the tab and another does not: one for each
   * storage.
   */
  readonly persisted?: Persisted<State> | readonly Persisted<State>[];
  /**
   * Types of the actions that may wait on the device for a store (`dispatchForGood`); their reducers look at what came.
   */
  readonly waits?: readonly string[];
}

/** What the browser keeps of a slice, storage by storage. */
export const persistedParts = <State>({ persisted }: Pick<FeatureState<string, State>, 'persisted'>) =>
  persisted === undefined
    ? []
    : Array.isArray(persisted)
      ? (persisted as readonly Persisted<State>[])
      : [persisted as Persisted<State>];

/** For a feature's module of state: infers the state's type. */
export const featureState = <Path extends string, State>(state: FeatureState<Path, State>): FeatureState<Path, State> =>
  state;
