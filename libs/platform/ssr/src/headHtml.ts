import type { OtherLanguage, PageHead } from '@forecourt/composition';
import { FIRST_LANGUAGE, type Language } from '@forecourt/words';

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }),
);
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES.get(char) ?? char);

/** JSON that is safe inside a script element. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const attributes = (pairs: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(pairs)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const meta = (attribute: 'name' | 'property', key: string, content: string | undefined): string =>
  content === undefined ? '' : `<meta${attributes({ [attribute]: key, content })}>`;

const preloadLink = ({ href, srcSet, sizes }: NonNullable<PageHead['preloadImage']>): string => {
  const image = { href, imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' };
  return `<link${attributes({ rel: 'preload', as: 'image', ...image })}>`;
};

/** Fonts are fetched without cookies wherever they are, which `crossorigin` says. */
export const preloadFont = (href: string): string =>
  `<link${attributes({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })}>`;

/** A file that the page's script fetches before it starts. */
export const preloadData = (href: string): string =>
  `<link${attributes({ rel: 'preload', as: 'fetch', href, crossorigin: '' })}>`;

/** Open Graph names languages with a country. */
const LOCALES: Readonly<Record<Language, string>> = { 'en-AU': 'en_AU', 'zh-Hans': 'zh_CN' };

/** Links for search engines between the same page in several languages: each names all of them, its own too. */
function languageLinks(path: string | undefined, here: OtherLanguage, others: readonly OtherLanguage[]): string {
  if (path === undefined || others.length === 0) return '';
  const versions = [here, ...others].map(({ language, origin }) => ({ hreflang: language, href: origin + path }));
  const first = versions.find(({ hreflang }) => hreflang === FIRST_LANGUAGE) ?? versions[0];
  return [...versions, { hreflang: 'x-default', href: first?.href }]
    .map((link) => `<link${attributes({ rel: 'alternate', ...link })}>`)
    .join('');
}

export interface HeadOptions {
  readonly origin: string;
  readonly siteName: string;
  readonly language?: Language;
  readonly otherLanguages?: readonly OtherLanguage[];
}

/** The tags of a page's head, in the order in which browsers profit most. */
export function headHtml(head: PageHead, options: HeadOptions): string {
  const { origin, siteName, language = FIRST_LANGUAGE, otherLanguages = [] } = options;
  const canonical = head.canonicalPath === undefined ? undefined : origin + head.canonicalPath;
  const image = head.openGraph?.imageUrl;
  const preload = head.preloadImage;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? meta('name', 'robots', 'noindex, follow') : '',
    canonical ? `<link${attributes({ rel: 'canonical', href: canonical })}>` : '',
    head.noindex ? '' : languageLinks(head.canonicalPath, { language, origin }, otherLanguages),
    preload ? preloadLink(preload) : '',
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', LOCALES[language]),
    meta('property', 'og:type', head.openGraph?.type ?? 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image === undefined ? undefined : new URL(image, origin).href),
    meta('property', 'og:image:alt', head.openGraph?.imageAlt),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    ...(head.structuredData ?? []).map(
      (object) =>
        `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', ...object })}</script>`,
    ),
  ].join('');
}
