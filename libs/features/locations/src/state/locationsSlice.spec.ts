import { beforeEach, describe, expect, it } from 'vitest';
import { keptPlace, placeChosen, type StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { selectChosenPlace, state } from './locationsSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { kept: [state] });

beforeEach(() => localStorage.clear());

describe('the chosen place', () => {
  it('LOC-08 is kept on the device, and known to others without this feature', () => {
    const tab = openTab();
    expect(keptPlace('harbour')).toBeUndefined();
    tab.dispatch(placeChosen({ place: 'newcastle' }));
    expect(selectChosenPlace(openTab().getState())).toBe('newcastle');
    expect(keptPlace('harbour')).toBe('newcastle');
    expect(keptPlace('wattle')).toBeUndefined();
  });

  it('LOC-08 can be given up, and what is no place is none', () => {
    const tab = openTab();
    tab.dispatch(placeChosen({ place: 'newcastle' }));
    tab.dispatch(placeChosen({ place: null }));
    expect(selectChosenPlace(tab.getState())).toBeNull();
    tab.dispatch(placeChosen({ place: 'a`b' }));
    expect(selectChosenPlace(tab.getState())).toBeNull();
    localStorage.setItem('forecourt:locations', JSON.stringify({ version: 1, site: 'harbour', state: { chosen: 7 } }));
    expect(keptPlace('harbour')).toBeUndefined();
  });
});
