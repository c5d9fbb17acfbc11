/** Values of a cookie in a request's header; a browser may send several under one name. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '').split(';').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 && pair.slice(0, at).trim() === name ? [pair.slice(at + 1).trim()] : [];
  });

/** A developer's own machine, where there is no https. */
const isLocal = (host: string): boolean => /(^|\.)localhost(:\d+)?$/i.test(host);

/** A session's cookie: out of reach of scripts, of other sites and of lines without encryption. */
export const sessionCookie = (name: string, value: string, options: { maxAge: number; host: string }): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isLocal(options.host) ? [] : ['Secure']),
  ].join('; ');
