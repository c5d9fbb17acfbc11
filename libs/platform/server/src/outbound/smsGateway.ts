import { httpPost } from './httpPost.js';
import type { SmsPort } from './ports.js';

export interface SmsGatewayOptions {
  /** Where texts are posted to. */
  readonly url: string;
  /** Goes as a bearer token; never leaves the server. */
  readonly key: string;
  /** Number or name that the texts come from, as the gateway knows it. */
  readonly from: string;
  /** Hosts inside the operator's own network that may be posted to. */
  readonly privateHosts?: readonly string[];
  /** Development: this machine may be posted to, also without TLS. */
  readonly allowsLoopback?: boolean;
  readonly silenceMs?: number;
}

/**
 * Texts through an HTTP gateway: `{ "to", "from", "text", "reference" }` as JSON under a bearer token, the reference
 * also as `idempotency-key`. A gateway with another interface needs a small relay, or another port.
 */
export function smsGateway({ url, key, from, ...options }: SmsGatewayOptions): SmsPort {
  const post = httpPost({ ...options, secretOf: () => `Bearer ${key}` });
  return {
    send: ({ id, site, to, text }, signal) =>
      post.send(
        {
          id,
          site,
          url,
          contentType: 'application/json',
          body: JSON.stringify({ to, from, text, reference: id }),
          subject: 'SMS',
          secret: undefined,
          authorization: 'FORECOURT_SMS_KEY',
        },
        signal,
      ),
  };
}
