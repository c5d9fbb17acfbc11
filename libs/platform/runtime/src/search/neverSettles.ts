/** What nobody waits for any more: it neither answers nor fails. */
export const neverSettles = (): Promise<never> => new Promise(() => undefined);
