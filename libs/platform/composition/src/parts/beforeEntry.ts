/** What somebody did on a page before its entry ran. */
export interface BeforeEntry {
  readonly fields: Set<Element>;
  readonly clicks: Set<HTMLElement>;
  readonly end: () => void;
}

declare global {
  var beforeEntry: BeforeEntry | undefined;
}

/**
 * Runs in the head of the page's HTML. Notes which fields are changed, and which buttons are pressed that only a script
 * answers, until the entry takes the notes. What cannot wait is done at once: `share`, which is `shareByDevice`.
 * Self-contained, because its source text is sent.
 */
export function noteBeforeEntry(share: (target: Element) => boolean): void {
  const fields = new Set<Element>();
  const clicks = new Set<HTMLElement>();
  const note = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    if (type === 'input') {
      fields.add(target);
      return;
    }
    if (share(target)) {
      event.preventDefault();
      return;
    }
    const button = target.closest<HTMLElement>('button:not([type="submit"]), [role="button"]');
    if (button) clicks.add(button);
  };
  for (const type of ['input', 'click']) document.addEventListener(type, note, true);
  const end = () => {
    for (const type of ['input', 'click']) document.removeEventListener(type, note, true);
    globalThis.beforeEntry = undefined;
  };
  globalThis.beforeEntry = { fields, clicks, end };
}
