/** A browser takes a cookie of such a name from this host alone, over https: no sibling host can set one here. */
const HOST_ONLY = '__Host-';

const valuesUnder = (header: string | undefined, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });

/**
 * Values of a cookie in a request's header; a browser may send several under one name. The plain name counts only
 * where there is no host-only one: on a developer's machine, and of visitors who had their cookie before the name
 * changed, who stay signed in.
 */
export function cookieValues(header: string | undefined, name: string): string[] {
  const own = valuesUnder(header, `${HOST_ONLY}${name}`);
  return own.length > 0 ? own : valuesUnder(header, name);
}

/** Every cookie of the platform begins so, the service's with `_` behind it, those that pages write with `-`. */
const OWN = 'forecourt';

/** Whether a visitor carries a cookie of the platform: pages may render differently for such a visitor. */
export const hasOwnCookie = (header: string | undefined): boolean =>
  (header ?? '').split(';').some((pair) => {
    const name = pair.trim();
    return name.startsWith(OWN) || name.startsWith(`${HOST_ONLY}${OWN}`);
  });

/** A developer's own machine, where there is no https. */
const isLocal = (host: string): boolean => /(^|\.)localhost(:\d+)?$/i.test(host);

interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  readonly maxAge: number;
  /** Of the site that sets it. */
  readonly host: string;
}
type OwnName = `${typeof OWN}_${string}`;

const cookieLine = (name: string, value: string, { maxAge, host }: CookieOptions, more: readonly string[]): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    ...more,
    'SameSite=Lax',
    ...(isLocal(host) ? [] : ['Secure']),
  ].join('; ');

/** A session's cookie: out of reach of scripts, of other sites and hosts, and of lines without encryption. */
export const sessionCookie = (name: OwnName, value: string, options: CookieOptions): string =>
  cookieLine(`${isLocal(options.host) ? '' : HOST_ONLY}${name}`, value, options, ['HttpOnly']);

/** A cookie that scripts of the pages read by its plain name; it says nothing that could be abused. */
export const hintCookie = (name: OwnName, value: string, options: CookieOptions): string =>
  cookieLine(name, value, options, []);

/** What sessions go by in a request: the visitor's cookies, and the host that sets new ones. */
export const visitorOf = (request: {
  readonly headers: { readonly cookie?: string | undefined };
  readonly host: string;
}) => ({ cookies: request.headers.cookie, host: request.host });
