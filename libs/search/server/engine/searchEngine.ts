import type { SearchPort } from '@forecourt/stock';

/** Where stock is searched: the embedded server in this process, or a Typesense cluster. */
export interface SearchEngine {
  /** With the master key: collections, documents, keys. */
  readonly port: SearchPort;
  /** Searches of a page while it renders, with the site's scoped key. Rejects when the server cannot answer. */
  results(searches: readonly object[], key: string): Promise<readonly unknown[]>;
  /** A search of the browser within the bounds for what comes from outside: body and key in, Typesense's answer out. */
  multiSearch(body: string, query: Readonly<Record<string, string>>, key: string): Promise<SearchAnswer>;
  close(): void;
}

export interface SearchAnswer {
  readonly status: number;
  readonly body: string;
}
