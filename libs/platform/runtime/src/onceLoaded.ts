import { whileOnline } from '@forecourt/composition';

/** Loads code once, for all who ask; a failure is forgotten, and the next call asks again. */
export function onceLoaded<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () =>
    (loading ??= whileOnline(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}
