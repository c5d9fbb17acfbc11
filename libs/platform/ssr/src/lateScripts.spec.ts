import { beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyNotes, lateScripts, markReturn } from './lateScripts.js';

const ASSETS = { entry: '/assets/entry.js', preloads: ['/assets/page.js', '/assets/</script>.js'] };
const asked = () =>
  [...document.head.querySelectorAll('script,link')].map((e) => e.getAttribute('src') ?? e.getAttribute('href'));

/** Opens a page and runs what is sent at its end, as a browser would. */
function open(body: string, isLoaded: boolean): HTMLImageElement | null {
  document.body.innerHTML = body;
  const picture = document.querySelector('img');
  if (picture) Object.defineProperty(picture, 'complete', { value: isLoaded });
  const html = lateScripts(ASSETS, 'abc');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('nonce="abc"');
  const source = html.slice(html.indexOf('>') + 1, -'</script>'.length);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(source)();
  return picture;
}

describe('scripts of a page', () => {
  beforeEach(() => vi.useFakeTimers());
  const all = [...ASSETS.preloads, ASSETS.entry];

  it.each([
    ['there is no first picture', '<img alt="">', false],
    ['it has loaded', '<img alt="" fetchpriority="high">', true],
  ])('are requested after the first frame where %s', (_, body, isLoaded) => {
    open(body, isLoaded);
    expect(asked()).toEqual([]);
    vi.advanceTimersToNextFrame();
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(all);
  });

  it('do not wait for a frame that a hidden tab never has', () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    open('', false);
    vi.advanceTimersByTime(2000);
    expect(asked()).toEqual(all);
    frame.mockRestore();
  });

  it.each(['load', 'error'])('wait for the first picture’s %s, and are requested once', (event) => {
    const picture = open('<img alt="" fetchpriority="high">', false);
    expect(asked()).toEqual([]);
    picture?.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(5000);
    expect(asked()).toEqual(all);
  });

  it('do not wait for it when somebody touches the page, nor for ever', () => {
    open('<img alt="" fetchpriority="high">', false);
    document.dispatchEvent(new Event('pointerdown'));
    expect(asked()).toEqual(all);
    for (const element of document.head.querySelectorAll('script,link')) element.remove();
    open('<img alt="" fetchpriority="high">', false);
    vi.advanceTimersByTime(1999);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(all);
  });
});

it.each([
  ['navigate', undefined],
  ['back_forward', ''],
  ['reload', ''],
] as const)('a page opened by %s is marked where its place is restored', (type, mark) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  markReturn();
  expect(document.documentElement.dataset['returned']).toBe(mark);
  delete document.documentElement.dataset['returned'];
});

describe('what is noted before the scripts', () => {
  it('VDP-14 shares by the device as sent, without a module', () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share });
    document.body.innerHTML = '<details><summary data-shares=\'{"title":"Kia"}\'>Share</summary></details>';
    const html = earlyNotes('abc');
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function(html.slice(html.indexOf('>') + 1, -'</script>'.length))();
    document.querySelector('summary')?.click();
    expect(share.mock.calls).toEqual([[{ title: 'Kia' }]]);
    globalThis.beforeEntry?.end();
    vi.unstubAllGlobals();
  });
});
