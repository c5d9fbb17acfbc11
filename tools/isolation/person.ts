import type { LightMyRequestResponse } from 'fastify';
import type { Service } from '../../apps/api/src/compose.ts';

export interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object | string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

let networks = 0;

/** Somebody with a browser of their own: cookies by site, and a network of their own for every request. */
export class Person {
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #api: Service['api'];

  readonly email: string;
  readonly phone: string;

  constructor({ api }: Pick<Service, 'api'>, email: string, phone: string) {
    this.#api = api;
    this.email = email;
    this.phone = phone;
  }

  async ask(host: string, { method = 'GET', url, payload, headers }: Asked): Promise<LightMyRequestResponse> {
    const cookie = this.cookieAt(host);
    networks += 1;
    const answer = await this.#api.inject({
      method,
      url,
      headers: {
        host,
        'x-forwarded-for': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`,
        ...(cookie === '' ? {} : { cookie }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    this.#keep(host, [answer.headers['set-cookie'] ?? []].flat());
    return answer;
  }

  giveCookie(host: string, cookie: string): void {
    this.#keep(host, [cookie]);
  }

  cookieAt(host: string): string {
    return [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** As somebody would who copies what they have of one site to another. */
  carryCookies(from: string, to: string): void {
    this.#cookies.set(to, new Map(this.#cookies.get(from)));
  }

  #keep(host: string, lines: readonly string[]): void {
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    for (const line of lines) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (/max-age=0/i.test(line) || value === '') jar.delete(name);
      else jar.set(name, value);
    }
    this.#cookies.set(host, jar);
  }
}
