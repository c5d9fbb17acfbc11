/** An article that was read, as a list shows it. */
export interface ReadArticle {
  readonly href: string;
  readonly title: string;
}

/** More than this the device does not keep. */
const MOST = 6;

/** The list with an article before all others, each once. */
export const withRead = (read: readonly ReadArticle[], { href, title }: ReadArticle): ReadArticle[] =>
  [{ href, title }, ...read.filter((other) => other.href !== href)].slice(0, MOST);

/** Articles from a stored list. Anything else in it is ignored: shoppers can change what their device stores. */
export const readArticles = (kept: unknown): ReadArticle[] =>
  Array.isArray(kept)
    ? kept
        .filter(isRead)
        .map(({ href, title }) => ({ href, title }))
        .slice(0, MOST)
    : [];

const isRead = (value: unknown): value is ReadArticle => {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title } = value as Partial<Record<keyof ReadArticle, unknown>>;
  return (
    typeof href === 'string' &&
    /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(href) &&
    typeof title === 'string' &&
    title.length <= 200
  );
};
