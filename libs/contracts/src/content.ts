/** A kind of articles (B2.8). */
export interface BlogCategory {
  /** Part of addresses: `/blog/buyer-advice`. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
}

/** Who writes for a dealer. */
export interface BlogAuthor {
  readonly slug: string;
  readonly name: string;
  readonly role?: string | undefined;
  readonly about?: string | undefined;
}

/** Legal pages that every site has; a dealer’s own text of the same name takes the place of the platform’s. */
export const LEGAL_PAGES = ['privacy-policy', 'terms-and-conditions', 'finance-disclaimer'] as const;

/** The feed of articles, for feed readers. */
export const RSS_PATH = '/blog/rss.xml';
