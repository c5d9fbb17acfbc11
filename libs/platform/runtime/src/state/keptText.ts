/** Characters. A longer text is neither stored nor read: no state of ours needs as much. */
const MAX_KEPT_LENGTH = 1_000_000;

/** How a state is kept. */
export interface KeptAs {
  readonly in: 'device' | 'session';
  readonly version: number;
  /** Name of the site. */
  readonly site: string;
}

/** Key of a feature's kept state. An origin is one site; the site's name is in the text all the same. */
export const storageKeyOf = (feature: string): string => `forecourt:${feature}`;

export const storageOf = (where: KeptAs['in']): Storage => (where === 'device' ? localStorage : sessionStorage);

/**
 * The text of a state. Throws a RangeError where it is longer than what is read: the storage keeps what it has then.
 */
export function keptText({ version, site }: KeptAs, state: unknown): string {
  const text = JSON.stringify({ version, site, state });
  if (text.length > MAX_KEPT_LENGTH) throw new RangeError(`${text.length} characters are more than is kept.`);
  return text;
}

/** What is in a text of this version and site; undefined for everything else. */
export function parseKept(text: string | null, { version, site }: KeptAs): unknown {
  if (text === null || text.length > MAX_KEPT_LENGTH) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Record<'version' | 'site' | 'state', unknown>> | null;
    return kept?.version === version && kept.site === site ? kept.state : undefined;
  } catch {
    return undefined;
  }
}

/** What the browser keeps under a name that is no slice's; the caller must look at what it reads. */
export function readKept(name: string, as: KeptAs): unknown {
  try {
    return parseKept(storageOf(as.in).getItem(storageKeyOf(name)), as);
  } catch {
    // closed to this page
    return undefined;
  }
}

/** Keeps a value under a name that is no slice's. */
export function writeKept(name: string, as: KeptAs, state: unknown): void {
  try {
    storageOf(as.in).setItem(storageKeyOf(name), keptText(as, state));
  } catch {
    // closed, full, or more than is kept: the page is as it would be without
  }
}
