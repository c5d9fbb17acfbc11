const ENTRY = ':scope > li > a, :scope > li > details > summary';

/**
 * The element that a key moves the focus to in a menu of disclosures. Left and right go round its entries, down goes
 * into an open one, up and down move along its links, Home and End lead to the first and the last on the same level.
 */
export function focusAfter(key: string, focused: Element, menu: Element): HTMLElement | undefined {
  const entries = [...menu.querySelectorAll<HTMLElement>(ENTRY)];
  const at = entries.findIndex((entry) => entry === focused || (entry.parentElement as Element).contains(focused));
  const entry = entries[at];
  if (!entry) return undefined;
  const details = entry.closest('details');
  const links = details?.open ? [...details.querySelectorAll<HTMLElement>('a')] : [];
  const among = (all: readonly HTMLElement[], index: number) => all[(index + all.length) % all.length];
  const link = links.findIndex((candidate) => candidate === focused);
  const level = link === -1 ? entries : links;
  switch (key) {
    case 'ArrowRight':
      return among(entries, at + 1);
    case 'ArrowLeft':
      return among(entries, at - 1);
    case 'ArrowDown':
      return links.length > 0 ? among(links, link + 1) : undefined;
    case 'ArrowUp':
      return link === -1 ? undefined : link === 0 ? entry : links[link - 1];
    case 'Home':
      return level[0];
    case 'End':
      return level.at(-1);
    default:
      return undefined;
  }
}
