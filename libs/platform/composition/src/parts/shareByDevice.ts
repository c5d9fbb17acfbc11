/**
 * Hands over to the device what the pressed opener of a menu shares: `data-shares` has it as JSON, `{ title, url }`.
 * It must happen within the press: a browser refuses it once code had to come first. Returns whether the device has a
 * way of its own to share. Where it has none, or refuses, the menu opens.
 * Self-contained, because its source text is sent.
 */
export function shareByDevice(target: Element): boolean {
  const opener = target.closest<HTMLElement>('[data-shares]');
  const menu = opener?.closest('details');
  if (!opener || menu?.open || typeof navigator.share !== 'function') return false;
  navigator.share(JSON.parse(opener.dataset['shares'] ?? '{}') as ShareData).catch((error: unknown) => {
    // the shopper closed the device's own sheet, or pressed again while it is open
    const isAnswered = error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
    if (!isAnswered) menu?.setAttribute('open', '');
  });
  return true;
}
