import type { SiteInfo } from './siteInfo.js';

/** What a page says about itself to browsers, search engines and social networks. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Path of the page's canonical address on this site, with the parameters that matter. */
  readonly canonicalPath?: string;
  readonly noindex?: boolean;
  readonly openGraph?: { readonly type?: string; readonly imageUrl?: string; readonly imageAlt?: string };
  /** The picture that will be the largest paint, preloaded with high priority. */
  readonly preloadImage?: { readonly href: string; readonly srcSet?: string; readonly sizes?: string };
  /** schema.org objects. */
  readonly structuredData?: readonly object[];
}

export interface HeadArguments {
  readonly data: unknown;
  readonly site: SiteInfo;
  /** Address of the page. */
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type HeadFunction = (args: HeadArguments) => PageHead;
