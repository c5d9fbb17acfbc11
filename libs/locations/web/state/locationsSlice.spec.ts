import { beforeEach, describe, expect, it } from 'vitest';
import { placeChosen, type StoreExtra } from '@forecourt/runtime';
import { makeStore, selectPlace } from '@forecourt/runtime/store';
import { selectChosenPlace } from './locationsSlice.js';

const openTab = (site = 'harbour') => makeStore({ site } as StoreExtra, { isPersisted: true });

beforeEach(() => localStorage.clear());

describe('the chosen place', () => {
  it('LOC-08 is kept on the device, and known to others without this feature', () => {
    const tab = openTab();
    expect(selectPlace(tab.getState())).toBeUndefined();
    tab.dispatch(placeChosen({ place: 'newcastle' }));
    expect(selectChosenPlace(openTab().getState())).toBe('newcastle');
    expect(selectPlace(openTab().getState())).toBe('newcastle');
    expect(selectPlace(openTab('wattle').getState())).toBeUndefined();
  });

  it('LOC-08 can be given up, and what is no place is none', () => {
    const tab = openTab();
    tab.dispatch(placeChosen({ place: 'newcastle' }));
    tab.dispatch(placeChosen({ place: null }));
    expect(selectChosenPlace(tab.getState())).toBeNull();
    tab.dispatch(placeChosen({ place: 'a`b' }));
    expect(selectChosenPlace(tab.getState())).toBeNull();
    localStorage.setItem('forecourt:locations', JSON.stringify({ version: 1, site: 'harbour', state: { chosen: 7 } }));
    expect(selectPlace(openTab().getState())).toBeUndefined();
  });
});
