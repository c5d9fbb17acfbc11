import type { MenuStockAnswer } from '@forecourt/navigation/domain';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { AVAILABLE_STATUSES } from '@forecourt/vehicle';

/** Most of each in a menu: more is what the directories are for. */
const MAKES = 24;
const TILES = 8;
/** Groups among which the largest are looked for. */
const GROUPS = 100;
/** Milliseconds for which an answer is reused. */
const LIFETIME = 60_000;

const AVAILABLE = `status:=[${AVAILABLE_STATUSES.map((status) => `\`${status}\``).join(',')}]`;
const groupedBy = (field: string, fields = field) => ({
  q: '*',
  filter_by: AVAILABLE,
  group_by: fields,
  group_limit: 3,
  per_page: GROUPS,
  include_fields: `${fields},thumbnails`,
  highlight_fields: 'none',
});
const SEARCHES = [
  { q: '*', filter_by: AVAILABLE, per_page: 0, facet_by: 'make', max_facet_values: MAKES },
  groupedBy('simple_body'),
  groupedBy('model', 'make,model'),
];

type Search = (site: ConfiguredSite) => { multiSearch(searches: readonly object[]): Promise<readonly unknown[]> };

interface Document {
  readonly make?: string;
  readonly model?: string;
  readonly simple_body?: string;
  readonly thumbnails?: readonly string[];
}
interface Answer {
  readonly error?: string;
  readonly facet_counts?: readonly { readonly counts: readonly { readonly value: string }[] }[];
  readonly grouped_hits?: readonly {
    readonly found?: number;
    readonly hits: readonly { readonly document: Document }[];
  }[];
}

/** A site's stock for its menus. It is queried once a minute at most, however many shoppers open a menu. */
export class MenuStock {
  readonly #search: Search;
  readonly #now: () => number;
  readonly #answers = new Map<string, { readonly at: number; readonly answer: Promise<MenuStockAnswer> }>();

  constructor(search: Search, now: () => number) {
    this.#search = search;
    this.#now = now;
  }

  /** Rejects where the search refuses; the next question asks again. */
  of(site: ConfiguredSite): Promise<MenuStockAnswer> {
    const now = this.#now();
    const known = this.#answers.get(site.slug);
    if (known && now - known.at < LIFETIME) return known.answer;
    const answer = this.#search(site).multiSearch(SEARCHES).then(readAnswers);
    this.#answers.set(site.slug, { at: now, answer });
    answer.catch(() => this.#answers.delete(site.slug));
    return answer;
  }
}

function readAnswers(answers: readonly unknown[]): MenuStockAnswer {
  const [makes, bodies, models] = answers as readonly Answer[];
  const refused = (answers as readonly Answer[]).find(({ error }) => error !== undefined);
  if (!makes || refused) throw new Error(refused?.error ?? 'The search gave no answer.');
  return {
    makes: (makes.facet_counts?.[0]?.counts ?? []).map(({ value }) => value).filter(Boolean),
    bodies: tiles(bodies).flatMap(({ document: { simple_body: body }, ...picture }) =>
      body ? [{ body, ...picture }] : [],
    ),
    models: tiles(models).flatMap(({ document: { make, model }, ...picture }) =>
      make && model ? [{ make, model, ...picture }] : [],
    ),
  };
}

/** The largest groups, each with a picture of one of its vehicles. */
const tiles = (answer: Answer | undefined) =>
  [...(answer?.grouped_hits ?? [])]
    .sort((a, b) => (b.found ?? 0) - (a.found ?? 0))
    .slice(0, TILES)
    .flatMap(({ hits }) => {
      const document = hits[0]?.document;
      const picture = hits.flatMap((hit) => hit.document.thumbnails ?? [])[0];
      return document ? [{ document, ...(picture === undefined ? {} : { picture }) }] : [];
    });
