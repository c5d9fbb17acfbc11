import { autogaugeAnswer } from '@forecourt/contracts/api';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import type { ValuationPort } from './valuationPort.js';

export interface HttpValuationOptions {
  /** Address that is asked, https in production. */
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
 * A partner's valuation over HTTP: POST with what identifies the vehicle, answer in the words of the stock contract. 404
 * means that the partner does not know the vehicle. Nothing about the shopper is sent.
 */
export function httpValuation(options: HttpValuationOptions): ValuationPort {
  const { url, apiKey, timeoutMs = 2500, fetch: send = fetch } = options;
  return {
    async gauge(vehicle) {
      const response = await send(url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          authorization: `Bearer ${apiKey}`,
        },
        body: JSON.stringify(questionOf(vehicle)),
        // the key is for this address alone
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new ValuationError(`The valuation service answered with status ${response.status}.`);
      return readAnswer(await response.text());
    },
  };
}

function readAnswer(text: string) {
  const parsed = text.length > MOST_CHARACTERS ? undefined : autogaugeAnswer.safeParse(parseJson(text));
  if (!parsed?.success) throw new ValuationError('The valuation service answered something that is no gauge.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const questionOf = (vehicle: Vehicle): object => ({
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  regplate: vehicle.regplate,
  state: vehicle.state,
  make: vehicle.make,
  model: vehicle.model,
  badge: vehicle.badge,
  year: vehicle.year,
  km: vehicle.km,
  listing_price: effectivePrice(vehicle),
  price_type: vehicle.price_type,
});
