/** Thrown instead of requesting a module without a network. */
export class OfflineError extends Error {
  constructor() {
    super('This device has no network just now.');
  }
}

/** Whether a request could arrive; servers and old browsers know nothing of it. */
export const isOnline = (): boolean =>
  typeof navigator === 'undefined' || (navigator as Partial<Navigator>).onLine !== false;

/**
 * Loads code, but requests none without a network. A browser treats a module that it could not fetch as lost until the
 * document ends, however often it is requested: a part whose code was needed in a tunnel would stay dead after it.
 * Rejects with an OfflineError, and the next call may succeed.
 */
export async function whileOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  if (!isOnline()) throw new OfflineError();
  return load();
}
