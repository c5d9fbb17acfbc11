/** Values of a cookie in a request's header; a browser may send several under one name. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });

/** Every cookie of the platform begins so, the service's with `_` behind it, those that pages write with `-`. */
const OWN = 'forecourt';

/** Whether a visitor carries a cookie of the platform: pages may render differently for such a visitor. */
export const hasOwnCookie = (header: string | undefined): boolean =>
  (header ?? '').split(';').some((pair) => pair.trim().startsWith(OWN));

/** A developer's own machine, where there is no https. */
const isLocal = (host: string): boolean => /(^|\.)localhost(:\d+)?$/i.test(host);

/** A session's cookie: out of reach of scripts, of other sites and of lines without encryption. */
export const sessionCookie = (
  name: `${typeof OWN}_${string}`,
  value: string,
  options: { maxAge: number; host: string },
): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isLocal(options.host) ? [] : ['Secure']),
  ].join('; ');
