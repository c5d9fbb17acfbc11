import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import type { GarageList, SavedVehicle } from '../rules/garage.js';
import {
  accountRead,
  comparisonTaken,
  garageReducer,
  selectCompared,
  selectFavourites,
  selectGarage,
  selectHas,
  selectIsAccountRead,
  selectIsWatched,
  selectKnowsWatchlist,
  vehiclePutBack,
  vehiclesRemoved,
  vehicleToggled,
  watchlistChanged,
  watchlistKnown,
  type GarageState,
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
const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });
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
    expect([isWatched('7'), selectKnowsWatchlist(tab.getState())]).toEqual([false, false]);
    tab.dispatch(watchlistKnown(['8']));
    expect(selectKnowsWatchlist(tab.getState())).toBe(true);
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

  it('SAVE-07 is read once the account has answered, in this tab alone', () => {
    const tab = openTab();
    expect(selectIsAccountRead(tab.getState())).toBe(false);
    tab.dispatch(accountRead());
    press(tab);
    expect(selectIsAccountRead(tab.getState())).toBe(true);
    expect(selectIsAccountRead(openTab().getState())).toBe(false);
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

  it('SAVE-01 is empty in what a server renders', () => {
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
  it('SAVE-01 hydrate when one is started, here or in another tab', () => {
    const [here, elsewhere] = [openTab(), openTab()];
    const wakes = [here, elsewhere].map((tab) => {
      const hydrateNow = vi.fn();
      whenGarageHolds(hydrateNow, tab);
      return hydrateNow;
    });
    for (const hydrateNow of wakes) expect(hydrateNow).not.toHaveBeenCalled();
    press(here);
    expect(wakes[0]).toHaveBeenCalledOnce();
    expect(wakes[1]).not.toHaveBeenCalled();
    told();
    expect(wakes[1]).toHaveBeenCalledOnce();
    press(here, cerato);
    expect(wakes[0]).toHaveBeenCalledOnce();
  });

  it('SAVE-01 hydrate at once where the device has one', () => {
    press(openTab());
    const hydrateNow = vi.fn();
    whenGarageHolds(hydrateNow, openTab());
    expect(hydrateNow).toHaveBeenCalledOnce();
  });

  it('SAVE-01 work where the storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => whenGarageHolds(vi.fn(), openTab())).not.toThrow();
  });
});

describe('the lists of a garage', () => {
  const vehicle = (id: string): SavedVehicle => ({ ...rio, id, slug: `vehicle-${id}` });
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 12 });
  const garages = fc.record({ favourites: ids, compare: ids }).map((chosen): GarageState => ({
    favourites: chosen.favourites.map(vehicle),
    compare: chosen.compare.map(vehicle),
  }));
  const lists = fc.constantFrom('favourites' as const, 'compare' as const);
  const nothing: GarageState = { favourites: [], compare: [] };
  const toggle = (garage: GarageState, list: GarageList, id: string, limit: number) =>
    garageReducer(garage, vehicleToggled({ list, vehicle: vehicle(id), limit }));

  it('SAVE-01 toggling adds a vehicle to a list and takes it out again', () => {
    const added = toggle(nothing, 'favourites', '1', 10);
    expect(added).toEqual({ favourites: [vehicle('1')], compare: [] });
    expect(toggle(added, 'favourites', '1', 10)).toEqual(nothing);
  });

  it('SAVE-01 a fifth vehicle is not compared', () => {
    const four = ['1', '2', '3', '4'].reduce((garage, id) => toggle(garage, 'compare', id, 4), nothing);
    expect(toggle(four, 'compare', '5', 4)).toBe(four);
    expect(toggle(four, 'compare', '4', 4).compare).toHaveLength(3);
  });

  it('SAVE-01 no list grows beyond its limit and no vehicle is on one twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(lists, fc.integer({ min: 0, max: 9 }))), (steps) => {
        const garage = steps.reduce((before, [list, id]) => toggle(before, list, String(id), 4), nothing);
        for (const list of ['favourites', 'compare'] as const) {
          expect(garage[list].length).toBeLessThanOrEqual(4);
          expect(new Set(garage[list].map(({ id }) => id)).size).toBe(garage[list].length);
        }
      }),
    );
  });

  it('SAVE-01 what is removed can be put back where it was', () => {
    fc.assert(
      fc.property(garages, lists, fc.nat(), (garage, list, pick) => {
        const index = pick % Math.max(1, garage[list].length);
        const gone = garage[list][index];
        if (!gone) return;
        const without = garageReducer(garage, vehiclesRemoved({ list, ids: [gone.id] }));
        expect(without[list].map(({ id }) => id)).not.toContain(gone.id);
        expect(garageReducer(without, vehiclePutBack({ list, vehicle: gone, index }))).toEqual(garage);
      }),
    );
  });

  it('removing what is not there changes nothing', () => {
    fc.assert(
      fc.property(garages, lists, (garage, list) => {
        expect(garageReducer(garage, vehiclesRemoved({ list, ids: ['x'] }))).toBe(garage);
      }),
    );
  });
});
