import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { buildVehicle } from '@forecourt/testing';
import { SEEN, showSeenMarks } from './showSeenMarks.js';
import { vehicleViewed } from './vehicleDetailSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });
/** A page as the server drew it: its marks have a class that hides them, and none of its code comes. */
function drawCards(...ids: string[]) {
  document.head.innerHTML = '<style nonce="abc">.mark{display:none}</style>';
  document.body.innerHTML = renderToString(
    ids.map((id) => (
      <span key={id} className="mark" {...{ [SEEN]: id }}>
        Seen
      </span>
    )),
  );
}
const shown = () =>
  [...document.querySelectorAll(`[${SEEN}]`)]
    .filter((mark) => getComputedStyle(mark).display !== 'none')
    .map((mark) => mark.getAttribute(SEEN));

describe('marks of vehicles that were opened', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('VDP-21 CARD-01 show on plain HTML, once a page of a vehicle was opened', () => {
    const hydrateNow = vi.fn();
    openTab().dispatch(vehicleViewed(buildVehicle({ id: 'harbour:"a"' }), 9));
    drawCards('harbour:"a"', 'b', 'constructor');
    const tab = openTab();
    showSeenMarks(hydrateNow, tab);
    expect(shown()).toEqual(['harbour:"a"']);
    const style = document.querySelector<HTMLElement>('style:last-child');
    // without a nonce a policy lets in no text of a style that the page did not bring
    expect([style?.nonce, style?.textContent]).toEqual(['abc', '']);
    tab.dispatch(vehicleViewed(buildVehicle({ id: 'b' }), 9));
    expect(shown()).toEqual(['harbour:"a"', 'b']);
    expect(hydrateNow).not.toHaveBeenCalled();
  });

  it('VDP-21 CARD-01 show on a page that comes back from the browser’s memory', () => {
    drawCards('a');
    showSeenMarks(() => undefined, openTab());
    expect(shown()).toEqual([]);
    openTab().dispatch(vehicleViewed(buildVehicle({ id: 'a' }), 9));
    expect(shown()).toEqual([]);
    window.dispatchEvent(new Event('pageshow'));
    expect(shown()).toEqual(['a']);
  });
});
