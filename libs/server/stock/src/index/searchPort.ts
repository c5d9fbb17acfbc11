/** What the platform asks of a search server, whichever it is. */
export interface SearchPort {
  /** Sends one request of Typesense's HTTP API with the master key. Rejects with a SearchPortError for other than 2xx. */
  request<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    path: string,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
}

export class SearchPortError extends Error {
  override readonly name = 'SearchPortError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A Typesense cluster reached over HTTP. Tries the next node when one does not answer. */
export function httpSearchPort(options: { nodes: readonly string[]; apiKey: string; timeoutMs?: number }): SearchPort {
  const { nodes, apiKey, timeoutMs = 30_000 } = options;
  return {
    async request<Answer>(method: string, path: string, body?: unknown, query: Readonly<Record<string, string>> = {}) {
      let last: unknown;
      for (const node of nodes) {
        const url = new URL(path, node);
        for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
        try {
          const response = await fetch(url, {
            method,
            headers: {
              'x-typesense-api-key': apiKey,
              ...(body === undefined
                ? {}
                : { 'content-type': typeof body === 'string' ? 'text/plain' : 'application/json' }),
            },
            ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
            signal: AbortSignal.timeout(timeoutMs),
          });
          const text = await response.text();
          if (response.status < 500) return readAnswer<Answer>(response.status, text);
          last = new SearchPortError(response.status, text);
        } catch (error) {
          if (error instanceof SearchPortError) throw error;
          last = error;
        }
      }
      throw last instanceof Error ? last : new Error(String(last));
    },
  };
}

/** Reads an answer of JSON or of lines of JSON. */
export function readAnswer<Answer>(status: number, text: string): Answer {
  let answer: unknown = text;
  try {
    answer = JSON.parse(text);
  } catch {
    // imports answer with lines
  }
  if (status >= 200 && status < 300) return answer as Answer;
  const message = typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : text;
  throw new SearchPortError(status, message);
}
