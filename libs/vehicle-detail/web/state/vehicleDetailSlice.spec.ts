import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore, type AppStore } from '@forecourt/runtime/store';
import { buildVehicle } from '@forecourt/testing';
import { viewedVehicle } from '../rules/viewedVehicle.js';
import {
  galleryModeChosen,
  phoneRevealed,
  selectGalleryMode,
  selectPhone,
  selectViewed,
  vehicleViewed,
} from './vehicleDetailSlice.js';

const KEY = 'forecourt:vehicle-detail';
const extra = { site: 'harbour' } as StoreExtra;
const openTab = () => makeStore(extra, { isPersisted: true });
const vehicle = (id: string) => buildVehicle({ id, stocknum: id });
const kept = (id: string) => viewedVehicle(vehicle(id));
const look = (tab: AppStore, id: string, most = 9) => tab.dispatch(vehicleViewed(vehicle(id), most));
const viewedIn = (tab: AppStore) => selectViewed(tab.getState()).map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe('viewed vehicles', () => {
  it('VDP-21 are kept on the device, the last one first, and no more than the site keeps', () => {
    const tab = openTab();
    for (const id of ['a', 'b', 'a']) look(tab, id);
    expect(viewedIn(openTab())).toEqual(['a', 'b']);
    look(tab, 'c', 2);
    expect(viewedIn(openTab())).toEqual(['c', 'a']);
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
      version: 1,
      site: 'harbour',
      state: [kept('c'), kept('a')],
    });
  });

  it('VDP-21 of a page that ended at once are there on the next one', () => {
    look(openTab(), 'a');
    look(openTab(), 'b');
    expect(viewedIn(openTab())).toEqual(['b', 'a']);
  });

  it('VDP-21 that are invalid in the storage are ignored', () => {
    const state = [{ id: 'a`b' }, 7, {}, null, kept('a')];
    localStorage.setItem(KEY, JSON.stringify({ version: 1, site: 'harbour', state }));
    expect(viewedIn(openTab())).toEqual(['a']);
  });

  it.each([
    ['an older version', { version: 0, site: 'harbour', state: [kept('a')] }],
    ['another site', { version: 1, site: 'wattle', state: [kept('a')] }],
    ['5 MB', { version: 1, site: 'harbour', state: [{ ...kept('a'), body: 'x'.repeat(5_000_000) }] }],
  ])('VDP-21 of %s count as nothing', (_what, text) => {
    // jsdom's storage is smaller than a browser's
    const before = Storage.prototype.getItem;
    Storage.prototype.getItem = (key) => (key === KEY ? JSON.stringify(text) : null);
    try {
      expect(viewedIn(openTab())).toEqual([]);
    } finally {
      Storage.prototype.getItem = before;
    }
  });
});

describe('what lasts as long as a visit', () => {
  it('VDP-18 a number that was requested is known by its vehicle, and not kept on the device', () => {
    const tab = openTab();
    tab.dispatch(phoneRevealed({ vehicleId: '__proto__', phone: '02 5550 1200' }));
    tab.dispatch(phoneRevealed({ vehicleId: 'b', phone: '02 5550 1300' }));
    tab.dispatch(phoneRevealed({ vehicleId: 'b', phone: '02 5550 1400' }));
    const phones = ['__proto__', 'b', 'constructor'].map((id) => selectPhone(tab.getState(), id));
    expect(phones).toEqual(['02 5550 1200', '02 5550 1400', undefined]);
    expect(localStorage).toHaveLength(0);
  });

  it('VDP-03 the view that was chosen, and not kept on the device', () => {
    const tab = openTab();
    expect(selectGalleryMode(tab.getState())).toBeUndefined();
    tab.dispatch(galleryModeChosen('interior'));
    expect(selectGalleryMode(tab.getState())).toBe('interior');
    expect(localStorage).toHaveLength(0);
  });
});
