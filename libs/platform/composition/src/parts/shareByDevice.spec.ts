import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteBeforeEntry } from './beforeEntry.js';
import { shareByDevice } from './shareByDevice.js';

const DATA = { title: '2021 Kia Rio', url: 'https://harbour.example/cars/kia-rio' };

function drawMenu() {
  document.body.innerHTML = '<details><summary><b>Share</b></summary><a href="/mail">Email</a></details><p>Words</p>';
  const [menu, opener, words] = [
    document.querySelector('details'),
    document.querySelector('summary'),
    document.querySelector('b'),
  ];
  if (!menu || !opener || !words) throw new Error('no menu');
  opener.dataset['shares'] = JSON.stringify(DATA);
  return { menu, opener, words };
}
/** Whether a click is left to the browser. */
const click = (target: Element) => target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const device = (share: () => Promise<void>) => {
  const called = vi.fn(share);
  vi.stubGlobal('navigator', { share: called });
  return called;
};

describe('sharing by the device', () => {
  beforeEach(() => noteBeforeEntry(shareByDevice));
  afterEach(() => {
    globalThis.beforeEntry?.end();
    vi.unstubAllGlobals();
  });

  it('VDP-14 happens within the press, before the page has any code', () => {
    const share = device(() => Promise.resolve());
    const { words, menu } = drawMenu();
    expect(click(words)).toBe(false);
    expect(share.mock.calls).toEqual([[DATA]]);
    expect(menu.open).toBe(false);
    expect(click(document.querySelector('p') ?? words)).toBe(true);
    expect(share).toHaveBeenCalledOnce();
  });

  it('VDP-14 leaves the press to the menu where the device has no way of its own', () => {
    vi.stubGlobal('navigator', {});
    expect(click(drawMenu().words)).toBe(true);
  });

  it('VDP-14 does not take over the press that closes an open menu', () => {
    const share = device(() => Promise.resolve());
    const { words, menu } = drawMenu();
    menu.open = true;
    expect(click(words)).toBe(true);
    expect(share).not.toHaveBeenCalled();
  });

  it.each([
    ['NotAllowedError', true],
    ['DataError', true],
    // closed by the shopper, and pressed twice
    ['AbortError', false],
    ['InvalidStateError', false],
  ])('VDP-14 after %s the menu is open: %s', async (name, isOpen) => {
    device(() => Promise.reject(new DOMException('', name)));
    const { words, menu } = drawMenu();
    click(words);
    await Promise.resolve();
    await Promise.resolve();
    expect(menu.open).toBe(isOpen);
  });
});
