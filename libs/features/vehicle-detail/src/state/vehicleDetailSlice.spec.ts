import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreSession, type StoreExtra } from '@forecourt/runtime';
import { makeStore, openStore, type AppStore } from '@forecourt/runtime/store';
import { buildVehicle } from '@forecourt/testing';
import { viewedVehicle } from '../domain/viewedVehicle.js';
import { vehicleDetailFeature } from '../feature.js';
import {
  galleryModeChosen,
  phoneRevealed,
  selectGalleryMode,
  selectPhone,
  selectViewed,
  state,
} from './vehicleDetailSlice.js';
import { vehicleViewed } from './vehicleViewed.js';

const KEY = 'forecourt:vehicle-detail';
const extra = { site: 'harbour' } as StoreExtra;
const openTab = () => makeStore(extra, { kept: [state] });
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

  it('VDP-21 of pages that never had a store are there in the next one that has', async () => {
    new StoreSession({ extra }).dispatchForGood(vehicleViewed(vehicle('a'), 9));
    new StoreSession({ extra }).dispatchForGood(vehicleViewed(vehicle('b'), 9));
    const session = new StoreSession({ extra, load: (own) => openStore(own, [vehicleDetailFeature]) });
    await session.open();
    expect(viewedIn(session.store as AppStore)).toEqual(['b', 'a']);
  });

  it('VDP-21 that waited under the hands of somebody else count as nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const bad = [{ vehicle: { id: 'a`b' }, most: 9 }, { vehicle: 7, most: 9 }, {}, null];
    for (const payload of bad) new StoreSession({ extra }).dispatchForGood({ type: vehicleViewed.type, payload });
    new StoreSession({ extra }).dispatchForGood(vehicleViewed(vehicle('a'), 9));
    const session = new StoreSession({ extra, load: (own) => openStore(own, [vehicleDetailFeature]) });
    await session.open();
    expect(viewedIn(session.store as AppStore)).toEqual(['a']);
    warn.mockRestore();
  });

  it('VDP-21 of an older version are taken over, line by line', () => {
    localStorage.setItem('forecourt-viewed', `${JSON.stringify(kept('a'))}\nx\n${JSON.stringify(kept('b'))}`);
    expect(viewedIn(openTab())).toEqual(['a', 'b']);
    expect(localStorage.getItem('forecourt-viewed')).toBeNull();
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
  it('VDP-18 a number that was asked for is known by its vehicle, and not kept on the device', () => {
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
