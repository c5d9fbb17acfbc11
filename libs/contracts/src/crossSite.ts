/** What of a request says who sent it. */
export interface SentBy {
  readonly headers: {
    readonly origin?: string | undefined;
    readonly 'sec-fetch-site'?: string | readonly string[] | undefined;
  };
  /** Host and port that the request names. */
  readonly host: string;
}

/**
 * Whether a page of another origin has made a shopper's browser send this. A sibling below the same domain
 * (`same-site`) is another site here: it may be another dealer's. What no browser sent carries no such header. A link
 * that somebody followed is of another origin too, so that only requests that a page of ours sends are judged by it.
 */
export function isCrossSite({ headers, host }: SentBy): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = headers;
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  return isForeign || fetchSite === 'cross-site' || fetchSite === 'same-site';
}
