import { z } from 'zod';

// Configured text inside a style sheet or an address must not be able to end it and begin something else.

/** Nothing invisible, no quotes, brackets or backslashes: safe in an attribute and in a Location header. */
const PLAIN = /^[^\s\p{C}"'`<>\\]+$/u;

const isOwnPath = (text: string): boolean => PLAIN.test(text) && /^\/(?!\/)/.test(text);
const isHttps = (text: string): boolean =>
  PLAIN.test(text) && /^https:\/\//.test(text) && URL.canParse(text) && new URL(text).username === '';

/** A place on this site: a path that begins with one "/". Two would name another host. */
export const ownPath = z.string().refine(isOwnPath, 'must be a path of this site such as "/search"');

/** An address elsewhere. */
export const httpsAddress = z.string().refine(isHttps, 'must be an address that begins with https://');

/** Where a link may lead: this site, an anchor of the page, an https address, a phone or a mail programme. */
export const href = z
  .string()
  .refine(
    (text) => isOwnPath(text) || isHttps(text) || (PLAIN.test(text) && /^(#|tel:\+?\d|mailto:[^:/]+@)/.test(text)),
    'must be a path such as "/service", an anchor, "https://…", "tel:…" or "mailto:…"',
  );

/** What holds a place to lead to, so that checks find every link of a site whatever its option is called. */
export const LINKS = z.registry();
LINKS.add(ownPath).add(href);
/** What holds a picture. */
export const PICTURES = z.registry();
/** What names a page of the site by its route. */
export const TARGETS = z.registry();

/** Names of fonts, the quoted ones whole, divided by commas. */
export const fontStack = z
  .string()
  .regex(
    /^(?:[\w-][\w -]*|"[\w -]+"|'[\w -]+')(?:, *(?:[\w-][\w -]*|"[\w -]+"|'[\w -]+'))*$/,
    'must be names of fonts such as "Source Sans 3", Arial, sans-serif',
  );

const ON_THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/** An origin as browsers say it, so that it can be compared as a whole; plain HTTP only on the developer's machine. */
export const pageOrigin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'must be scheme and host alone, as in "https://www.northside.example"',
  )
  .refine(
    (text) => !URL.canParse(text) || new URL(text).protocol === 'https:' || ON_THIS_MACHINE.has(new URL(text).hostname),
    'must begin with https:// (http:// is for localhost alone)',
  );
