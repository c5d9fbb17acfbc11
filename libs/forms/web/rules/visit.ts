/** What a lead includes about the visit before it (FORM-08). Kept for the session, and sent only with a lead. */
export interface Visit {
  /** Paths with their query, the oldest first. */
  readonly pages: readonly string[];
  /** Parameters of the link that the visitor came by. */
  readonly query: Readonly<Record<string, string>>;
}

export const NO_VISIT: Visit = { pages: [], query: {} };

const PAGES = 30;
const PAGE_LENGTH = 200;
const PARAMETERS = 20;
const NAME_LENGTH = 60;
const VALUE_LENGTH = 200;
/** Parameters of campaigns count on every page, others on the first one. */
const CAMPAIGN = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|campaign|source)$/i;

/** Parameters of links that open a shopper's private pages; staff who read a lead must not get in through them. */
const SECRET = /^(token|reservation|lead|code)$/i;

/** A visit with one more page. */
export function withPage({ pages, query }: Visit, { pathname, search, searchParams }: URL): Visit {
  const all = [...searchParams];
  const told = all.filter(([name]) => !SECRET.test(name));
  const shown = told.length === all.length ? search : `?${new URLSearchParams(told).toString()}`.replace(/\?$/, '');
  const page = (pathname + shown).slice(0, PAGE_LENGTH);
  const given = told
    .filter(([name, value]) => value !== '' && (pages.length === 0 || CAMPAIGN.test(name)))
    .map(([name, value]) => [name.slice(0, NAME_LENGTH), value.slice(0, VALUE_LENGTH)] as const);
  return {
    pages: pages.at(-1) === page ? pages : [...pages, page].slice(-PAGES),
    query: Object.fromEntries([...Object.entries(query), ...given].slice(-PARAMETERS)),
  };
}

/** A visit as it was stored or posted; nothing of what has another form. */
export function readVisit(text: string | null | undefined): Visit {
  try {
    const { pages, query } = JSON.parse(text ?? '') as { pages?: unknown; query?: unknown };
    const isText = (value: unknown): value is string => typeof value === 'string';
    const entries = Object.entries(typeof query === 'object' && query !== null ? query : {});
    return {
      pages: (Array.isArray(pages) ? pages : [])
        .filter(isText)
        .map((page) => page.slice(0, PAGE_LENGTH))
        .slice(-PAGES),
      query: Object.fromEntries(
        entries
          .flatMap(([name, value]) =>
            isText(value) ? [[name.slice(0, NAME_LENGTH), value.slice(0, VALUE_LENGTH)]] : [],
          )
          .slice(0, PARAMETERS) as [string, string][],
      ),
    };
  } catch {
    return NO_VISIT;
  }
}
