/** An answer of the platform's API with a status other than 2xx. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The response's JSON, if it was JSON. */
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(messageOf(body) ?? `The service answered with status ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** Recognised by its name: a gateway outside the page's bundle has its own class. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
}

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** The call outlives its page; what it sends is at most 64 kB then. */
  readonly keepalive?: boolean;
  /** What the answer is: JSON, or with `file` a Blob of whatever it holds. */
  readonly expects?: 'json' | 'file';
}

/** Calls the platform's API for the site of the page. Paths begin with `/api/`. Rejects with ApiError. */
export interface ApiGateway {
  request<Answer>(path: string, request?: ApiRequest): Promise<Answer>;
}

/** Gateway on fetch. `origin` is '' in the browser; a server gives the API's address and the visitor's host. */
export function createFetchApi({ origin = '', host }: { origin?: string; host?: string } = {}): ApiGateway {
  return {
    async request<Answer>(path: string, request: ApiRequest = {}) {
      const { method = 'GET', body, headers, signal, keepalive = false, expects = 'json' } = request;
      const response = await fetch(`${origin}${path}`, {
        method,
        signal: signal ?? null,
        keepalive,
        headers: {
          accept: expects === 'json' ? 'application/json' : '*/*',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(host ? { 'x-forwarded-host': host } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.ok && expects === 'file') return (await response.blob()) as Answer;
      const text = await response.text();
      const answer = parseJson(text);
      if (!response.ok) throw new ApiError(response.status, answer);
      return answer as Answer;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
