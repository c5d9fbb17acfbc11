/** For an answer that no one needs any more: neither resolves nor rejects. */
export const neverSettles = (): Promise<never> => new Promise(() => undefined);
