import { askSite, type SiteAnswer } from '../commands/askSite.ts';

/** What a platform on this machine answers for an address of a site, without a browser. */
export const answerOf = (port: number, host: string, address: string): Promise<SiteAnswer> =>
  // a connection of its own: the server ends a kept one while a busy machine looks elsewhere
  askSite(port, host, address, { headers: { accept: 'text/html', connection: 'close' } });

/** Addresses of pages within the site that a page leads to by a link or a form. */
export function linksOf(html: string): string[] {
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const found = [...markup.matchAll(/(?:href|action)="(\/(?!\/)[^"#]*)/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return [...new Set(found)].filter((link) => !/^\/(media|assets|api|fonts|catalogues)\//.test(link));
}

export const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname;

export interface Crawled {
  readonly status: ReadonlyMap<string, number>;
  /** The page on which a link was found first. */
  readonly linkedFrom: ReadonlyMap<string, string>;
}

/** Opens these addresses of a site, and of what they lead to two addresses of each page. */
export async function crawl(
  open: (address: string) => Promise<SiteAnswer>,
  pageAt: (path: string) => string | undefined,
  starts: readonly string[],
): Promise<Crawled> {
  const status = new Map<string, number>();
  const linkedFrom = new Map<string, string>();
  const opened = new Map<string, number>();
  const queue = starts.map((address) => ({ address, isStart: true }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, isStart } = next;
    const page = pageAt(pathOf(address)) ?? 'none';
    const times = opened.get(page) ?? 0;
    if (status.has(address) || (!isStart && times >= 2)) continue;
    opened.set(page, times + 1);
    const answer = await open(address);
    const { location } = answer.headers;
    status.set(address, answer.status);
    for (const link of [...linksOf(answer.text), ...(location?.startsWith('/') ? [location] : [])]) {
      if (!linkedFrom.has(link)) linkedFrom.set(link, address);
      queue.push({ address: link, isStart: false });
    }
  }
  return { status, linkedFrom };
}
