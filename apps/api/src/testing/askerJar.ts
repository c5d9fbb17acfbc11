import type { LightMyRequestResponse } from 'fastify';

const NAME = 'forecourt_asker';
const ASKS = /^\/api\/(account|desk)\/codes$/;
const TRIES = /^\/api\/(account|desk)\/session$/;

interface Sent {
  readonly url: string;
  readonly host: string;
  readonly payload?: object | string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Cookies of the browsers that requested codes, by the address that they named: who signs in with a code does so in the
 * browser that requested it. A request with a cookie of this kind keeps that one.
 */
export function askerJar() {
  const known = new Map<string, string>();
  const nameOf = ({ url, host, payload }: Sent, pattern: RegExp): string | undefined => {
    const [, what] = pattern.exec(url) ?? [];
    return what && `${host} ${what} ${String((payload as { address?: unknown }).address)}`;
  };
  return {
    headersOf(sent: Sent): Record<string, string> {
      const name = nameOf(sent, TRIES);
      const cookie = name === undefined ? undefined : known.get(name);
      if (cookie === undefined || sent.headers['cookie']?.includes(NAME)) return { ...sent.headers };
      return { ...sent.headers, cookie: [sent.headers['cookie'], cookie].filter(Boolean).join('; ') };
    },
    keep(sent: Sent, answer: LightMyRequestResponse): void {
      const name = nameOf(sent, ASKS);
      const cookie = askerCookieOf(answer);
      if (name !== undefined && cookie !== '') known.set(name, cookie);
    },
  };
}

/** The cookie by which an answer names the browser that requested a code; empty where it names none. */
export const askerCookieOf = (answer: Pick<LightMyRequestResponse, 'headers'>): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${NAME}=`)) ?? '';
