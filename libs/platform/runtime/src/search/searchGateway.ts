/** Parameters of one search as Typesense takes them, save for the collection: the gateway alone knows the site's. */
export type SearchParameters = Readonly<Record<string, string | number | boolean | undefined>> & {
  readonly collection?: never;
};

export interface SearchHit<Document> {
  readonly document: Document;
  readonly highlight?: unknown;
  readonly text_match?: number;
}

export interface FacetCount {
  readonly field_name: string;
  readonly counts: readonly { readonly value: string; readonly count: number; readonly highlighted?: string }[];
  readonly stats?: {
    readonly min?: number;
    readonly max?: number;
    readonly avg?: number;
    readonly sum?: number;
    readonly total_values?: number;
  };
}

export interface SearchAnswer<Document = unknown> {
  readonly found: number;
  readonly out_of: number;
  readonly page: number;
  readonly search_time_ms?: number;
  readonly hits: readonly SearchHit<Document>[];
  /** Instead of `hits` where the search has `group_by`. */
  readonly grouped_hits?: readonly {
    /** How many documents the whole group has. */
    readonly found?: number;
    readonly group_key: readonly unknown[];
    readonly hits: readonly SearchHit<Document>[];
  }[];
  readonly facet_counts: readonly FacetCount[];
  /** Set instead of the rest when this one search was refused. */
  readonly error?: string;
  readonly code?: number;
}

/** Searches as they are sent: in the collection of the site. */
export const inCollection = (collection: string, searches: readonly SearchParameters[]) =>
  searches.map((search) => ({ ...search, collection }));

/**
 * The search server, reached with the site's scoped key: the browser over HTTP, the server render in process or over
 * HTTP. Nothing a caller passes can widen what the key allows.
 */
export interface SearchGateway {
  multiSearch<Document = unknown>(
    searches: readonly SearchParameters[],
    options?: { readonly signal?: AbortSignal },
  ): Promise<readonly SearchAnswer<Document>[]>;
  /** Fetches in advance what the first search needs; a gateway that has all it needs leaves it out. */
  prepare?(): Promise<unknown>;
}
