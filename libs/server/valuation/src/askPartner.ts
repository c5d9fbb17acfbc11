import { safeParse, type core } from 'zod/mini';

/** How a partner is reached. */
export interface PartnerOptions {
  /** Address of the requests, https in production. */
  readonly url: string;
  /** Sent as a bearer token; it never leaves the server. */
  readonly apiKey: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** An answer is a few numbers: what is longer is none. */
const MOST_CHARACTERS = 20_000;

export class ValuationError extends Error {
  override readonly name = 'ValuationError';
}

/**
 * Asks a partner over HTTP: POST with the key, an answer that the schema takes. Undefined for 404. Nothing about the
 * shopper is sent. Rejects with a ValuationError for any other answer.
 */
export async function askPartner<Answer>(
  { url, apiKey, timeoutMs = 2500, fetch: send = fetch }: PartnerOptions,
  question: object,
  schema: core.$ZodType<Answer>,
  what = 'valuation',
): Promise<Answer | undefined> {
  const response = await send(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: `Bearer ${apiKey}`,
    },
    body: JSON.stringify(question),
    // the key is for this address alone
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new ValuationError(`The ${what} service answered with status ${response.status}.`);
  const text = await response.text();
  const parsed = text.length > MOST_CHARACTERS ? undefined : safeParse(schema, parseJson(text));
  if (!parsed?.success) throw new ValuationError(`The ${what} service answered something that is no answer.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
