/** Pages of words, each under the name that follows its address. */
const WORDS = ['content/information', 'content/page'];

/**
 * Options without links to pages of words that the dealer has not written: nothing else of a site's configuration shows
 * which there are. Such a link names its page by `to` and its name by `path`, in a list at any depth, or in the
 * `link` of an item of one.
 */
export function withWrittenLinks<Values>(values: Values, isWritten: (page: string) => boolean): Values {
  const cleaned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => leads(item, isWritten)).map(cleaned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item)]));
  };
  return cleaned(values) as Values;
}

function leads(item: unknown, isWritten: (page: string) => boolean): boolean {
  if (typeof item !== 'object' || item === null) return true;
  const { to, path, link } = item as { to?: unknown; path?: unknown; link?: unknown };
  if (!leads(link, isWritten)) return false;
  return typeof to !== 'string' || !WORDS.includes(to) || (typeof path === 'string' && isWritten(path));
}
