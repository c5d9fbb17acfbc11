/** What the platform asks of a search server, whichever it is. */
export interface SearchPort {
  /**
   * Sends one request of Typesense's HTTP API with the master key. Rejects with a SearchPortError for other than 2xx.
   */
  request<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
    path: string,
    body?: unknown,
    query?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /**
   * Resolves when every node of a cluster that answers has what was written before. A request reads what was written
   * in any case; the searches of shoppers reach nodes that lag.
   */
  settled(): Promise<void>;
}

export class SearchPortError extends Error {
  override readonly name = 'SearchPortError';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
    // an outage elsewhere has no place in our code, and each page of each shopper logs it
    if (status >= 500) this.stack = `${this.name}: ${message}`;
  }
  /** For the log (`faultOf`): the search server speaks of collections and nodes, not of people. */
  get words(): string {
    return `${this.message} (${this.status})`;
  }
}

/**
 * Takes an error of this status for success: the change was made before, by another process or by a node that died
 * after making it.
 */
export async function onceMore(status: number, request: Promise<unknown>): Promise<void> {
  await request.catch((error: unknown) => {
    if (!(error instanceof SearchPortError) || error.status !== status) throw error;
  });
}

/** What is read by name; undefined where the search server has none. */
export async function unlessMissing<Answer>(request: Promise<Answer>): Promise<Answer | undefined> {
  return request.catch((error: unknown) => {
    if (!(error instanceof SearchPortError) || error.status !== 404) throw error;
    return undefined;
  });
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
