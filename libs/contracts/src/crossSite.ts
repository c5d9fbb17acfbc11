/** What of a request says who sent it. */
export interface SentBy {
  readonly headers: {
    readonly origin?: string | undefined;
    readonly 'sec-fetch-site'?: string | readonly string[] | undefined;
  };
  /** Host and port that the request names. */
  readonly host: string;
}

/** Whether another site's page has made a shopper's browser send this. What no browser sent carries no such header. */
export function isCrossSite({ headers, host }: SentBy): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return isForeign || fetchSite === 'cross-site';
}
