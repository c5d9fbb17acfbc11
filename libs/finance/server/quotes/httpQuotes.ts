import { quoteAnswer } from '@forecourt/finance/domain';
import type { QuotePort } from './quotePort.js';

export interface HttpQuoteOptions {
  /** Address of the partner's quotes. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** A partner's answer is small; more is none. */
const LONGEST_ANSWER = 64 * 1024;

/** Quotes of a partner over HTTP. What it answers is checked before anyone sees it; 404 means that it has no quote. */
export const httpQuotes = ({ url, key, timeoutMs = 4000, fetch: call = fetch }: HttpQuoteOptions): QuotePort => ({
  async quote({ slug }, request) {
    const response = await call(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'x-forecourt-site': slug,
      },
      body: JSON.stringify(request),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The quote partner answered with status ${response.status}.`);
    const text = await response.text();
    if (text.length > LONGEST_ANSWER) throw new Error('The quote partner’s answer is too long.');
    const answer = quoteAnswer.safeParse(JSON.parse(text));
    if (!answer.success)
      throw new Error(`The quote partner’s answer cannot be used: ${answer.error.issues[0]?.path.join('.') ?? ''}.`);
    return answer.data;
  },
});
