/** What nobody waits for any more: it neither answers nor fails. */
export const never = (): Promise<never> => new Promise(() => undefined);
