import type { Page } from 'playwright-core';

/** Milliseconds of one key press, on the browser's own clock. */
export interface KeyTimes {
  /** From the press to the request. */
  request: number;
  /** From the request to the last byte of the answer. */
  server: number;
  /** From the answer to the last change of the results on the screen. */
  render: number;
  /** From that change to the frame that shows it. */
  paint: number;
  /** From the press to the results on the screen, painted. */
  total: number;
  /** From the press until the whole page is rendered, including what is below the screen and the filters' counts. */
  page: number;
}

interface Recorder {
  pressedAt: number;
  changes: { at: number; records: MutationRecord[] }[];
  /** When frames were out. */
  frames: number[];
  /** Of the key that is pressed next. */
  next: Promise<KeyTimes | undefined>;
}
declare global {
  interface Window {
    recorder: Recorder;
  }
}

/**
 * Records when a key went down, what of the page changed when, and when frames were painted: a task after an animation
 * frame runs once the frame is out. Pictures that arrive later change nothing in the page.
 */
export const startRecorder = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const recorder: Recorder = { pressedAt: 0, changes: [], frames: [], next: Promise.resolve(undefined) };
    window.recorder = recorder;
    const afterFrame = new MessageChannel();
    afterFrame.port1.onmessage = () => recorder.frames.push(performance.now());
    addEventListener(
      'keydown',
      (event) => Object.assign(recorder, { pressedAt: event.timeStamp, changes: [], frames: [] }),
      true,
    );
    new MutationObserver((records) => {
      recorder.changes.push({ at: performance.now(), records });
      requestAnimationFrame(() => afterFrame.port2.postMessage(null));
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributeOldValue: true,
      characterDataOldValue: true,
    });
  });

const QUIET = 200;

/**
 * Presses a key and waits until the page has been still for a while. Nothing where the answer was known already. The
 * page watches for itself: Playwright sends nothing between the press and the picture.
 */
export async function timeKey(page: Page, key: string): Promise<KeyTimes | undefined> {
  await page.evaluate(watchNextKey, QUIET);
  await page.keyboard.press(key);
  return page.evaluate(() => window.recorder.next);
}

/** Runs in the page. */
function watchNextKey(quiet: number): void {
  performance.clearResourceTimings();
  window.recorder.next = timesOfNextKey();
  async function timesOfNextKey(): Promise<KeyTimes | undefined> {
    await new Promise((resolve) => addEventListener('keydown', resolve, { once: true, capture: true }));
    const isStill = (): boolean => {
      const { changes, frames } = window.recorder;
      const shownAt = frames.at(-1) ?? Number.POSITIVE_INFINITY;
      return shownAt >= (changes.at(-1)?.at ?? 0) && performance.now() - shownAt > quiet;
    };
    do await new Promise((resolve) => setTimeout(resolve, quiet));
    while (!isStill());
    const { pressedAt, changes, frames } = window.recorder;
    const searches = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/multi_search')) as PerformanceResourceTiming[];
    const [search] = searches;
    if (!search || searches.length > 1) return undefined;
    const results = document.querySelector('#results');
    const isOnScreen = (node: Node): boolean => {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.isConnected || !results?.contains(element)) return false;
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    };
    // React clears and writes a field's name and value on each render: the same value as before is no change
    const changedNodes = (records: MutationRecord[]): Node[] => {
      const before = new Map<Node, Map<string | null, string | null>>();
      return records.flatMap(({ type, target, addedNodes, attributeName, oldValue }) => {
        if (type === 'childList') return [...addedNodes];
        const known = before.get(target) ?? new Map<string | null, string | null>();
        before.set(target, known);
        if (!known.has(attributeName)) known.set(attributeName, oldValue);
        const value = attributeName === null ? target.nodeValue : (target as Element).getAttribute(attributeName);
        return value === known.get(attributeName) ? [] : [target];
      });
    };
    const seen = changes.filter(
      ({ at, records }) => at >= search.responseEnd && changedNodes(records).some(isOnScreen),
    );
    const changedAt = seen.at(-1)?.at ?? search.responseEnd;
    const frameAfter = (moment: number) => frames.find((frame) => frame >= moment) ?? Number.NaN;
    return {
      request: search.startTime - pressedAt,
      server: search.responseEnd - search.startTime,
      render: changedAt - search.responseEnd,
      paint: frameAfter(changedAt) - changedAt,
      total: frameAfter(changedAt) - pressedAt,
      page: frameAfter(changes.at(-1)?.at ?? 0) - pressedAt,
    };
  }
}
