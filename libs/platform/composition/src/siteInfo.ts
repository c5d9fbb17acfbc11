import type { RouteRef } from '@forecourt/contracts';
import type { Language } from '@forecourt/words';

/** Configuration as the browser may see it: section, then key, resolved and frozen. */
export type PublicConfig = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The dealer's site in another language. */
export interface OtherLanguage {
  /** As `lang` names it, for example `zh-Hans`. */
  readonly language: Language;
  /** Scheme and host. */
  readonly origin: string;
}

/** A site as pages, loaders and head functions see it. Plain data and links; nothing of the request. */
export interface SiteInfo {
  readonly slug: string;
  /** Scheme and host, for example `https://harbour.example`. */
  readonly origin: string;
  readonly config: PublicConfig;
  /** Path of a page, or undefined when no installed feature has it or the site's options turn it off. */
  href<Param extends string>(
    route: RouteRef<Param>,
    params?: Readonly<Partial<Record<Param, string>>>,
  ): string | undefined;
}
