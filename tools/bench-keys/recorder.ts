import type { Page } from 'playwright-core';

/** Milliseconds of one key press, on the browser's own clock. */
export interface KeyTimes {
  /** From the press to the request. */
  request: number;
  /** From the request to the last byte of the answer. */
  server: number;
  /** From the answer to the last change of the page. */
  render: number;
  /** From that change to the frame that shows it. */
  paint: number;
  total: number;
}

interface Recorder {
  pressedAt: number;
  changedAt: number;
  shownAt: number;
}
declare global {
  interface Window {
    recorder: Recorder;
  }
}

/**
 * Notes when a key went down, when the page last changed, and when the frame after that change was drawn: a task behind
 * an animation frame runs once the frame is out. Pictures that arrive later change nothing in the page.
 */
export const startRecorder = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const recorder: Recorder = { pressedAt: 0, changedAt: 0, shownAt: 0 };
    window.recorder = recorder;
    const afterFrame = new MessageChannel();
    afterFrame.port1.onmessage = () => (recorder.shownAt = performance.now());
    addEventListener('keydown', (event) => (recorder.pressedAt = event.timeStamp), true);
    new MutationObserver(() => {
      recorder.changedAt = performance.now();
      requestAnimationFrame(() => afterFrame.port2.postMessage(null));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

const QUIET = 200;

/** Presses a key and waits until the page has been still for a while. Nothing where the answer was known already. */
export async function timeKey(page: Page, key: string): Promise<KeyTimes | undefined> {
  await page.evaluate(() => performance.clearResourceTimings());
  await page.keyboard.press(key);
  await page.waitForFunction(
    (quiet) => {
      const { changedAt, shownAt, pressedAt } = window.recorder;
      return shownAt >= changedAt && changedAt > pressedAt && performance.now() - shownAt > quiet;
    },
    QUIET,
    { polling: 50 },
  );
  return page.evaluate(() => {
    const { pressedAt, changedAt, shownAt } = window.recorder;
    const searches = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/multi_search')) as PerformanceResourceTiming[];
    const [search] = searches;
    if (!search || searches.length > 1) return undefined;
    return {
      request: search.startTime - pressedAt,
      server: search.responseEnd - search.startTime,
      render: changedAt - search.responseEnd,
      paint: shownAt - changedAt,
      total: shownAt - pressedAt,
    };
  });
}
