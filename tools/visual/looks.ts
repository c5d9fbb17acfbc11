import type { Look } from './takePictures.ts';

/** Looks of the dealers that are named, of all where none is; dark ones where the dealer has a palette for them. */
export function looksOf(sites: readonly { slug: string; hasDark: boolean }[], named: string | undefined): Look[] {
  const slugs = named?.split(',');
  const unknown = slugs?.find((slug) => !sites.some((site) => site.slug === slug));
  if (unknown !== undefined)
    throw new Error(`--dealers must name some of ${sites.map(({ slug }) => slug).join(', ')}, not "${unknown}".`);
  return sites
    .filter(({ slug }) => slugs?.includes(slug) ?? true)
    .flatMap(({ slug, hasDark }): Look[] => [
      { dealer: slug, look: 'light' },
      ...(hasDark ? [{ dealer: slug, look: 'dark' } as const] : []),
    ]);
}
