import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { has, toggle, type SavedVehicle } from '../domain/garage.js';
import { garageText } from '../domain/storedGarage.js';
import { changeGarage, getGarage, useGarage } from './garageStore.js';
import { STORAGE_KEY, whenGarageHolds } from './storageKey.js';

const rio: SavedVehicle = {
  id: '7',
  name: '2021 Kia Rio',
  slug: 'rio-7',
  make: 'Kia',
  model: 'Rio',
  primary_image_url: 'a.jpg',
};
const press = (vehicle = rio) => changeGarage((garage) => toggle(garage, 'favourites', vehicle, 9).garage);
const isSaved = (id = rio.id) => has(getGarage(), 'favourites', id);
const otherTab = (text: string | null) => {
  if (text === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
};

beforeEach(() => {
  vi.restoreAllMocks();
  otherTab(null);
  changeGarage((garage) => ({ ...garage, favourites: [], compare: [] }));
});

describe('the garage of a device', () => {
  it('SAVE-01 is kept in the storage of the device', () => {
    press();
    expect(isSaved()).toBe(true);
    expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')).toEqual({
      version: 1,
      favourites: [rio],
      compare: [],
    });
    press();
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('SAVE-01 follows what another tab stores', () => {
    otherTab(garageText({ favourites: [rio], compare: [] }) ?? null);
    expect(isSaved()).toBe(true);
    otherTab(null);
    expect(isSaved()).toBe(false);
  });

  it('SAVE-01 loses nothing that another tab stored a moment ago', () => {
    localStorage.setItem(STORAGE_KEY, garageText({ favourites: [{ ...rio, id: '8' }], compare: [] }) ?? '');
    press();
    expect([isSaved('7'), isSaved('8')]).toEqual([true, true]);
  });

  it('SAVE-01 works for the page where the storage is full or closed', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press();
    expect(isSaved()).toBe(true);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    press({ ...rio, id: '8' });
    expect([isSaved('7'), isSaved('8')]).toEqual([true, true]);
    press();
    expect(isSaved()).toBe(false);
  });

  it('SAVE-01 is empty in what a server draws', () => {
    press();
    const Count = () =>
      createElement(
        'b',
        null,
        useGarage(({ favourites }) => favourites.length),
      );
    expect(renderToString(createElement(Count))).toBe('<b>0</b>');
  });
});

describe('pages without a garage', () => {
  it('SAVE-01 are told when one is begun, here or elsewhere', () => {
    const told = vi.fn();
    whenGarageHolds(told);
    expect(told).not.toHaveBeenCalled();
    press();
    expect(told).toHaveBeenCalled();
    told.mockClear();
    otherTab(garageText({ favourites: [rio, { ...rio, id: '8' }], compare: [] }) ?? null);
    expect(told).toHaveBeenCalled();
  });

  it('SAVE-01 are told at once where there is one', () => {
    press();
    const told = vi.fn();
    whenGarageHolds(told);
    expect(told).toHaveBeenCalledOnce();
  });

  it('SAVE-01 stand where the storage is closed', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => whenGarageHolds(vi.fn())).not.toThrow();
  });
});
