import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import type { SavedVehicle } from '../domain/garage.js';
import {
  comparisonTaken,
  selectCompared,
  selectFavourites,
  selectGarage,
  selectHas,
  selectIsWatched,
  state,
  vehiclePutBack,
  vehiclesRemoved,
  vehicleToggled,
  watchlistChanged,
  watchlistKnown,
} from './garageSlice.js';
import { whenGarageHolds } from './whenGarageHolds.js';

const rio: SavedVehicle = {
  id: '7',
  name: '2021 Kia Rio',
  slug: 'rio-7',
  make: 'Kia',
  model: 'Rio',
  primary_image_url: 'a.jpg',
};
const cerato = { ...rio, id: '8', name: '2019 Kia Cerato' };
const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { kept: [state] });
type Tab = ReturnType<typeof openTab>;
const press = (tab: Tab, vehicle = rio, limit = 9) =>
  tab.dispatch(vehicleToggled({ list: 'favourites', vehicle, limit }));
const isSaved = (tab: Tab, id = rio.id) => selectHas(tab.getState(), 'favourites', id);
const told = () => window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:garage' }));

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the watchlist of an account', () => {
  it('SAVE-02 changes and changes back, where it is known, and stays off the device', () => {
    const tab = openTab();
    const isWatched = (id: string) => selectIsWatched(tab.getState(), id);
    tab.dispatch(watchlistChanged({ id: '7', isOn: true }));
    expect(isWatched('7')).toBe(false);
    tab.dispatch(watchlistKnown(['8']));
    tab.dispatch(watchlistChanged({ id: '7', isOn: true }));
    tab.dispatch(watchlistChanged({ id: '7', isOn: true }));
    expect(selectGarage(tab.getState()).watchlist).toEqual(['7', '8']);
    press(tab);
    expect([isWatched('7'), isWatched('8')]).toEqual([true, true]);
    tab.dispatch(watchlistChanged({ id: '7', isOn: false }));
    expect([isWatched('7'), isWatched('8')]).toEqual([false, true]);
    expect(localStorage.getItem('forecourt:garage')).not.toContain('watchlist');
    expect(selectIsWatched(openTab().getState(), '8')).toBe(false);
  });
});

describe('the garage of a device', () => {
  it('SAVE-01 is kept in the storage of the device', () => {
    const tab = openTab();
    press(tab);
    expect(JSON.parse(localStorage.getItem('forecourt:garage') ?? '{}')).toEqual({
      version: 1,
      site: 'harbour',
      state: { favourites: [rio], compare: [] },
    });
    expect(isSaved(openTab())).toBe(true);
    press(tab);
    expect(localStorage.getItem('forecourt:garage')).toBeNull();
  });

  it('SAVE-01 takes over what was kept before there was a slice', () => {
    localStorage.setItem('forecourt-garage', JSON.stringify({ version: 1, favourites: [rio], compare: [cerato] }));
    expect(selectGarage(openTab().getState())).toEqual({ favourites: [rio], compare: [cerato] });
    expect(localStorage.getItem('forecourt-garage')).toBeNull();
    expect(isSaved(openTab())).toBe(true);
  });

  it('SAVE-01 follows what another tab stores', () => {
    const [one, other] = [openTab(), openTab()];
    press(one);
    told();
    expect(isSaved(other)).toBe(true);
    press(other);
    told();
    expect(isSaved(one)).toBe(false);
  });

  it('SAVE-01 loses nothing that another tab stored a moment ago', () => {
    const [one, other] = [openTab(), openTab()];
    press(one);
    press(other, cerato);
    expect([isSaved(other), isSaved(other, '8')]).toEqual([true, true]);
  });

  it('SAVE-01 is empty in what a server draws', () => {
    expect(selectGarage(makeStore({ site: 'harbour' } as StoreExtra).getState())).toEqual({
      favourites: [],
      compare: [],
    });
  });

  it('SAVE-04 takes no more than its limit', () => {
    const tab = openTab();
    press(tab, rio, 1);
    press(tab, cerato, 1);
    expect(selectFavourites(tab.getState())).toEqual([rio]);
  });

  it('NAV-08 puts a vehicle back where it was', () => {
    const tab = openTab();
    press(tab);
    press(tab, cerato);
    tab.dispatch(vehiclesRemoved({ list: 'favourites', ids: ['7'] }));
    expect(selectFavourites(tab.getState())).toEqual([cerato]);
    tab.dispatch(vehiclePutBack({ list: 'favourites', vehicle: rio, index: 0 }));
    expect(selectFavourites(tab.getState())).toEqual([rio, cerato]);
  });

  it('SAVE-03 takes a comparison that was sent where there is none', () => {
    const tab = openTab();
    tab.dispatch(comparisonTaken([rio]));
    tab.dispatch(comparisonTaken([cerato]));
    expect(selectCompared(tab.getState())).toEqual([rio]);
  });
});

describe('pages without a garage', () => {
  it('SAVE-01 are told when one is begun, here or elsewhere', () => {
    const wake = vi.fn();
    whenGarageHolds(wake);
    expect(wake).not.toHaveBeenCalled();
    press(openTab());
    expect(wake).toHaveBeenCalledOnce();
    told();
    expect(wake).toHaveBeenCalledTimes(2);
  });

  it('SAVE-01 are told at once where there is one, also under its old key', () => {
    localStorage.setItem('forecourt-garage', '{}');
    const wake = vi.fn();
    whenGarageHolds(wake);
    expect(wake).toHaveBeenCalledOnce();
  });

  it('SAVE-01 stand where the storage is closed', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => whenGarageHolds(vi.fn())).not.toThrow();
  });
});
