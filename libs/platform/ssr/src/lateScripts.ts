import { noteBeforeEntry, shareByDevice } from '@forecourt/composition';
import { inlineJson } from './headHtml.js';
import { sharePicture } from './sharedPicture.js';

/** Addresses of a page's browser files. */
export interface PageAssets {
  /** The host's entry, a module. */
  readonly entry: string;
  /** Modules that the entry and the page import: fetched in parallel instead of one after the other. */
  readonly preloads: readonly string[];
}

/**
 * Runs in the browser at the end of the page. On a slow line the scripts would delay the first picture, which is what a
 * shopper looks at: they are requested when it has loaded, or a page without one is shown, when someone touches the
 * page, or after 2 s.
 * Self-contained, because its source text is sent.
 */
export function loadLate(entry: string, preloads: readonly string[]): void {
  const touches = ['pointerdown', 'keydown', 'focusin'];
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const touch of touches) document.removeEventListener(touch, begin, true);
    for (const href of preloads) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    document.head.append(script);
  };
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // a page without one is read: its first frame comes before the scripts
  if (!picture || picture.complete) requestAnimationFrame(() => setTimeout(begin));
  else for (const event of ['load', 'error']) picture.addEventListener(event, begin);
  for (const touch of touches) document.addEventListener(touch, begin, true);
  setTimeout(begin, 2000);
}

/** The element that loads a page's scripts. */
export const lateScripts = ({ entry, preloads }: PageAssets, nonce: string): string =>
  `<script nonce="${nonce}">(${loadLate.toString()})(${inlineJson(entry)},${inlineJson(preloads)})</script>`;

/**
 * Marks a page that a visitor returns to or reloads: the browser scrolls to where the visitor was, so that all of it is
 * laid out at once. Self-contained, because its source text is sent.
 */
export function markReturn(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward' || entry?.type === 'reload') document.documentElement.dataset['returned'] = '';
}

/**
 * The element that notes what somebody does before the scripts are there. It comes before the body: on a slow line a
 * field is shown, and written into, while the rest of the page is still on its way.
 */
export const earlyNotes = (nonce: string): string =>
  `<script nonce="${nonce}">(${noteBeforeEntry.toString()})(${shareByDevice.toString()});` +
  `(${markReturn.toString()})()</script>`;

/** The element that lets a card's picture grow into that of its vehicle's page. It comes before the body is shown. */
export const sharedPicture = (nonce: string): string =>
  `<script nonce="${nonce}">(${sharePicture.toString()})()</script>`;
