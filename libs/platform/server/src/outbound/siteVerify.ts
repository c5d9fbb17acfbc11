/** What a captcha service says of a proof. */
export type CaptchaVerdict = 'passed' | 'failed' | 'unavailable';

/** Tells people from programs. */
export interface CaptchaPort {
  verify(token: string): Promise<CaptchaVerdict>;
}

export interface SiteVerifyOptions {
  readonly url: string;
  readonly secret: string;
  /** Hosts of the site: a proof that was given elsewhere is none here. */
  readonly hosts: readonly string[];
  /** Longest that a shopper waits for the verdict, milliseconds. */
  readonly timeoutMs?: number;
  /** Called when the service rejects our own key: it then judges no one. */
  readonly onNotice?: (line: string) => void;
}

const LONGEST_ANSWER = 20_000;

/**
 * The request that Turnstile, hCaptcha and reCAPTCHA have in common. It holds nothing of the visitor but the proof: no
 * address. A service that does not answer in time, or not as it should, is `unavailable`, and never an error.
 */
export function siteVerify({ url, secret, hosts, timeoutMs = 3000, onNotice }: SiteVerifyOptions): CaptchaPort {
  return {
    async verify(token) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.text();
        if (!response.ok || text.length > LONGEST_ANSWER) return 'unavailable';
        const {
          success,
          hostname,
          'error-codes': codes,
        } = JSON.parse(text) as { success?: unknown; hostname?: unknown; 'error-codes'?: unknown };
        if (success === true) return typeof hostname !== 'string' || hosts.includes(hostname) ? 'passed' : 'failed';
        if (success !== false) return 'unavailable';
        const reasons = Array.isArray(codes) ? codes.map(String) : [];
        if (!reasons.some((reason) => /secret|sitekey-secret|internal-error/.test(reason))) return 'failed';
        onNotice?.(`The captcha service takes no questions of ours: ${reasons.join(', ').slice(0, 200)}.`);
        return 'unavailable';
      } catch {
        return 'unavailable';
      }
    },
  };
}
