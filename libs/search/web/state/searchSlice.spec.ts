import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import {
  facetExpanded,
  groupToggled,
  placeLeft,
  placeTaken,
  savedSearchRemoved,
  searchMade,
  searchSaved,
  selectGroup,
  selectIsExpanded,
  selectIsSaved,
  selectPastSearches,
  selectPlaceLeft,
  selectSavedSearches,
} from './searchSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });
const search = (number: number) => ({ href: `/search?seats=${number}`, text: `Seats: ${number}` });
const hrefsOf = (searches: readonly { href: string }[]) => searches.map(({ href }) => href);
const told = () => window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:search' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('searches of a device', () => {
  it('SRCH-18 keeps the last five, the newest first and each once', () => {
    const tab = openTab();
    for (const number of [1, 2, 3, 4, 5, 6, 3]) tab.dispatch(searchMade(search(number)));
    expect(hrefsOf(selectPastSearches(openTab().getState()))).toEqual(
      [3, 6, 5, 4, 2].map((number) => search(number).href),
    );
  });

  it('SRCH-18 knows a listing whose document ended at once, and reads no search that leads elsewhere', () => {
    openTab().dispatch(searchMade(search(1)));
    expect(selectPastSearches(openTab().getState())).toEqual([search(1)]);
    const past = [{ href: 'javascript:alert(1)', text: 'No' }, { href: '//evil.example', text: 'No' }, search(2)];
    localStorage.setItem('forecourt:search', JSON.stringify({ version: 1, site: 'harbour', state: { past } }));
    expect(selectPastSearches(openTab().getState())).toEqual([search(2)]);
  });

  it('SAVE-07 saves a search and lets it go, in all tabs alike, and no more than twenty', () => {
    const [one, other] = [openTab(), openTab()];
    for (let number = 1; number <= 21; number += 1) one.dispatch(searchSaved(search(number)));
    told();
    expect(selectSavedSearches(other.getState())).toHaveLength(20);
    expect(selectIsSaved(other.getState(), search(21).href)).toBe(true);
    expect(selectIsSaved(other.getState(), search(1).href)).toBe(false);
    other.dispatch(savedSearchRemoved(search(21)));
    told();
    expect(selectIsSaved(one.getState(), search(21).href)).toBe(false);
  });
});

describe('the filter panel', () => {
  it('SRCH-19 stays as it was left, for as long as the document is open', () => {
    const tab = openTab();
    tab.dispatch(groupToggled({ name: 'colour', isOpen: true }));
    tab.dispatch(groupToggled({ name: 'make', isOpen: false }));
    tab.dispatch(facetExpanded('make'));
    const all = tab.getState();
    expect([selectGroup(all, 'colour'), selectGroup(all, 'make'), selectGroup(all, 'near')]).toEqual([
      true,
      false,
      undefined,
    ]);
    expect([selectIsExpanded(all, 'make'), selectIsExpanded(all, 'model')]).toEqual([true, false]);
    expect(localStorage.getItem('forecourt:search')).toBeNull();
  });
});

describe('the place to return to', () => {
  const place = { entry: 'one', choice: '{}', top: 1200 };

  it('SRCH-10 outlives its document in its tab, and is never kept on the device', () => {
    openTab().dispatch(placeLeft(place));
    expect(selectPlaceLeft(openTab().getState())).toEqual(place);
    expect(localStorage.getItem('forecourt:search')).toBeNull();
    openTab().dispatch(placeTaken());
    expect(selectPlaceLeft(openTab().getState())).toBeUndefined();
    expect(sessionStorage.getItem('forecourt:search')).toBeNull();
  });

  it('SRCH-10 SAVE-07 is kept apart from what the device keeps: neither overwrites the other', () => {
    const tab = openTab();
    tab.dispatch(searchSaved(search(1)));
    tab.dispatch(placeLeft(place));
    tab.dispatch(searchSaved(search(2)));
    const next = openTab().getState();
    expect([selectPlaceLeft(next), hrefsOf(selectSavedSearches(next))]).toEqual([
      place,
      [search(2).href, search(1).href],
    ]);
  });
});
