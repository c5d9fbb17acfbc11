import type { PageHead } from '@forecourt/composition';

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

/** The tags of a page's head, in the order in which browsers profit most. */
export function headHtml(head: PageHead, options: { origin: string; siteName: string; locale?: string }): string {
  const { origin, siteName, locale = 'en_AU' } = options;
  const canonical = head.canonicalPath === undefined ? undefined : origin + head.canonicalPath;
  const image = head.openGraph?.imageUrl;
  const preload = head.preloadImage;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex ? meta('name', 'robots', 'noindex, follow') : '',
    canonical ? `<link${attributes({ rel: 'canonical', href: canonical })}>` : '',
    preload ? preloadLink(preload) : '',
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', locale),
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
