/** The browser that a form comes from: a request that the page itself makes does not name it. */
export const senderAgent = (request: Pick<Request, 'headers'>): string | undefined =>
  request.headers.get('user-agent') ?? (typeof document === 'undefined' ? undefined : navigator.userAgent);
