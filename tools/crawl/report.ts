/** What a page is held to, in the order of the table's columns. */
export const CHECKS = [
  'status',
  'title',
  'h1',
  'canonical',
  'data',
  'console',
  'links',
  'anchors',
  'images',
  'axe',
] as const;
export type Check = (typeof CHECKS)[number];

/** What a browser found on a page. Addresses are those of the site, without its origin. */
export interface SeenPage {
  readonly status: number;
  readonly title: string;
  /** Words of every heading of the first level. */
  readonly headings: readonly string[];
  /** Whole address. */
  readonly canonical?: string;
  readonly isIndexed: boolean;
  /** What is wrong with its structured data by schema.org's own vocabulary. */
  readonly dataFaults: readonly string[];
  /** Errors and warnings of the console, failed requests. */
  readonly problems: readonly string[];
  /** Links to pages of the same site, each once, with their anchors. */
  readonly links: readonly string[];
  /** Links to other websites that open in the site's place. */
  readonly leaving: readonly string[];
  /** Ids of the page's own elements. */
  readonly ids: readonly string[];
  readonly brokenImages: readonly string[];
  /** Axe's rules with the elements that break them. */
  readonly violations: readonly string[];
}

/** What a link leads to. */
export interface Target {
  readonly status: number;
  readonly ids: readonly string[];
}

export interface Finding {
  readonly check: Check;
  readonly text: string;
}

export interface Expected {
  readonly origin: string;
  /** Path and parameters of the page. */
  readonly address: string;
  readonly status: number;
  readonly targetOf: (address: string) => Target | undefined;
}

/** What is wrong with a page; nothing for a page that is in order. */
export function findingsOf(page: SeenPage, { origin, address, status, targetOf }: Expected): Finding[] {
  const findings: Finding[] = [];
  const add = (check: Check, text: string) => findings.push({ check, text });
  if (page.status !== status) add('status', `answers ${page.status} instead of ${status}`);
  if (page.title.trim() === '') add('title', 'has no title');
  if (page.headings.length !== 1 || page.headings[0]?.trim() === '')
    add('h1', `has ${page.headings.length} headings h1: ${page.headings.map((text) => `"${text}"`).join(', ')}`);
  for (const text of canonicalFaults(page, { origin, status, targetOf })) add('canonical', text);
  for (const fault of page.dataFaults) add('data', fault);
  for (const problem of page.problems) add('console', problem);
  for (const link of page.links) {
    const { path, anchor } = parted(link);
    const isHere = path === '' || path === address;
    const target = isHere ? page : targetOf(path);
    if (!isHere && target?.status !== 200)
      add('links', `${link} ${target ? `answers ${target.status}` : 'was not answered'}`);
    else if (anchor !== '' && anchor !== 'top' && !target?.ids.includes(anchor))
      add('anchors', `${link} leads to no element`);
  }
  for (const link of page.leaving) add('links', `${link} opens in the site’s place`);
  for (const image of page.brokenImages) add('images', image);
  for (const violation of page.violations) add('axe', violation);
  return findings;
}

/** Address and anchor of a link. */
export function parted(link: string): { path: string; anchor: string } {
  const [path = '', anchor = ''] = link.split('#', 2);
  return { path, anchor: decodeURIComponent(anchor) };
}

function* canonicalFaults(page: SeenPage, site: Pick<Expected, 'origin' | 'status' | 'targetOf'>): Generator<string> {
  if (page.canonical === undefined) {
    if (page.isIndexed && site.status === 200) yield 'may be indexed and has no canonical link';
    return;
  }
  const url = URL.parse(page.canonical);
  if (url?.origin !== site.origin) return void (yield `${page.canonical} is no address of ${site.origin}`);
  const target = site.targetOf(url.pathname + url.search);
  // of what is not there it names the page that it would be
  if (site.status === 200 && target?.status !== 200) yield `${page.canonical} answers ${target?.status ?? 'nothing'}`;
}
