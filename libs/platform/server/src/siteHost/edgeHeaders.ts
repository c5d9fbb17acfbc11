/** Headers by which a cache keeps a page, and drops it by its site or by its address. */
export function edgeHeaders(slug: string, path: string, seconds: number): Record<string, string> {
  const tags = [edgeTag(slug), edgeTag(slug, path)];
  return {
    // browsers ask again each time, as of every page
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    'cache-tag': tags.join(','),
    'surrogate-key': tags.join(' '),
  };
}

/** Name under which a cache drops the pages of a site, or one of them. */
export const edgeTag = (slug: string, path = ''): string =>
  `${slug}${path.split('?', 1)[0] ?? ''}`.replace(/[\s,]/g, '_');
