/** Thrown in place of a module that was not even asked for. */
export class OfflineError extends Error {
  constructor() {
    super('This device has no network just now.');
  }
}

/**
 * Loads code, but asks for none without a network. A browser takes a module that it could not fetch for lost until the
 * document ends, however often it is asked for again: a part whose code was called in a tunnel would stay dead after
 * it.
 * Rejects with an OfflineError, and the next call may succeed.
 */
export async function whileOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  // servers and old browsers know nothing of it
  if (typeof navigator !== 'undefined' && (navigator as Partial<Navigator>).onLine === false) throw new OfflineError();
  return load();
}
