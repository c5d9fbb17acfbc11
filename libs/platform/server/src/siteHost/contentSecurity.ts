import { randomBytes } from 'node:crypto';

/** A fresh value for every answer. */
export const createNonce = (): string => randomBytes(16).toString('base64url');

export interface PageSecurity {
  readonly isSecure: boolean;
  /** Hosts that browsers load pictures from, in the page's scheme or a safer one. */
  readonly pictureHosts?: readonly string[];
  /** Hosts whose pages may be framed, over https alone. */
  readonly frameHosts?: readonly string[];
  /** Origins of search servers that browsers ask themselves. */
  readonly searchOrigins?: readonly string[];
  /** Origins that a map's style, tiles, letters and signs come from. */
  readonly mapOrigins?: readonly string[];
  /** Origins that a posted form may lead on to: pages of payment providers. */
  readonly formOrigins?: readonly string[];
  /** Sources of a captcha service's script and frames. */
  readonly captchaSources?: readonly string[];
}

/** Sources by which a page's inline scripts and styles are let in: a nonce, or the hash of each. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

export const byNonce = (nonce: string): InlineSources => ({ scripts: `'nonce-${nonce}'`, styles: `'nonce-${nonce}'` });

/**
 * Security headers of a page. Scripts run only where the page names them or from its own origin; styles likewise, save
 * for custom properties on elements (`style-src-attr`), which carry positions of sliders and widths of bars.
 */
export function pageHeaders(inline: InlineSources, options: PageSecurity): Record<string, string> {
  const { pictureHosts = [], frameHosts = [], searchOrigins = [], mapOrigins = [] } = options;
  const { formOrigins = [], captchaSources = [] } = options;
  const policy = [
    `default-src 'self'`,
    [`script-src 'self' ${inline.scripts}`, ...captchaSources].join(' '),
    [`style-src 'self' ${inline.styles}`, ...captchaSources].join(' '),
    `style-src-attr 'unsafe-inline'`,
    // pictures of other servers come through the image service, unless the site has declared whose come straight
    ["img-src 'self' data: blob:", ...pictureHosts, ...mapOrigins].join(' '),
    `font-src 'self'`,
    // feeds name films on their own servers; nothing in a film can run
    `media-src 'self' https:`,
    ["connect-src 'self'", ...searchOrigins, ...mapOrigins, ...captchaSources].join(' '),
    // a map is drawn by a worker, whose file is the site's own; nothing else has one
    `worker-src ${mapOrigins.length > 0 ? "'self'" : "'none'"}`,
    // players of films, which come with a click and set no cookies before
    [
      "frame-src 'self' https://www.youtube-nocookie.com",
      ...frameHosts.map((host) => `https://${host}`),
      ...captchaSources,
    ].join(' '),
    `object-src 'none'`,
    `base-uri 'self'`,
    ["form-action 'self'", ...formOrigins].join(' '),
    `frame-ancestors 'self'`,
    ...(options.isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(options.isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
