/** Query parameters that open what one shopper has at one site: links of mails, trade-ins. */
const OF_ONE_SITE = ['token', 'confirm', 'reservation', 'lead'] as const;

/**
 * Address of a page on the dealer's site in another language. What a link of one site opens is not there on another,
 * and its secret is for that site alone: from there it is the front page.
 */
export function samePage(origin: string, { pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  return OF_ONE_SITE.some((name) => query.has(name)) ? `${origin}/` : origin + pathname + search;
}
