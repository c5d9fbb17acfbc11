import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persist } from './persist.js';
import { restored } from './persistence.js';
import { postcodeGiven } from './sharedEvents.js';
import { makeStore, rootReducer, type AppStore, type RootState } from './store.js';
import type { StoreExtra } from './storeExtra.js';

interface Notes {
  names: string[];
  isOpen: boolean;
}

const none: Notes = { names: [], isOpen: false };
const notesSlice = createSlice({
  name: 'notes',
  initialState: none,
  reducers: {
    added: (state, { payload }: PayloadAction<string>) => {
      state.names.push(payload);
    },
    removed: (state, { payload }: PayloadAction<string>) => {
      state.names = state.names.filter((name) => name !== payload);
    },
    opened: (state) => {
      state.isOpen = true;
    },
  },
});

/** Kept in both storages. */
const bothSlice = createSlice({
  name: 'both',
  initialState: none,
  reducers: {
    named: (state, { payload }: PayloadAction<string>) => {
      state.names.push(payload);
    },
    shown: (state) => {
      state.isOpen = true;
    },
  },
});

const slice = notesSlice.injectInto(rootReducer);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
const selectKeptNames = ({ names }: Notes) => (names.length > 0 ? names : undefined);
const readNames = (kept: unknown) => ({ names: texts(kept) });
persist(slice, { in: 'device', version: 2, select: selectKeptNames, read: readNames });
const { added, removed, opened } = slice.actions;

const KEY = 'forecourt:notes';
const extraOf = (site: string) => ({ site }) as StoreExtra;
const openTab = (site = 'harbour') => makeStore(extraOf(site), { isPersisted: true });
/** The slices of these tests are no part of `LazySlices`: features augment the library by its name. */
type Kept = RootState & WithSlice<typeof notesSlice> & WithSlice<typeof bothSlice>;
const stateOf = (tab: AppStore) => tab.getState() as Kept;
const namesIn = (tab: AppStore) => slice.selectSlice(stateOf(tab)).names;
const textOf = (state: unknown, rest: object = {}) => JSON.stringify({ version: 2, site: 'harbour', state, ...rest });
/** A browser tells the other tabs, not the one that wrote. */
const tell = (key: string | null = KEY) => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('what the browser keeps of a slice', () => {
  it('is there again in the next store, without what is not kept', () => {
    const tab = openTab();
    tab.dispatch(added('Kia'));
    tab.dispatch(opened());
    expect(localStorage.getItem(KEY)).toBe(textOf(['Kia']));
    expect(slice.selectSlice(stateOf(openTab()))).toEqual({ names: ['Kia'], isOpen: false });
  });

  it('is removed where there is nothing to keep any more', () => {
    const tab = openTab();
    tab.dispatch(added('Kia'));
    tab.dispatch(removed('Kia'));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['text that is no JSON', '{"version":2,'],
    ['JSON of another kind', '7'],
    ['an older version', textOf(['Kia'], { version: 1 })],
    ['another site', textOf(['Kia'], { site: 'wattle' })],
    ['5 MB', textOf(['K'.repeat(5_000_000)])],
  ])('counts %s as nothing, and keeps what comes after', (_what, text) => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => (key === KEY ? text : null));
    const tab = openTab();
    expect(namesIn(tab)).toEqual([]);
    vi.restoreAllMocks();
    tab.dispatch(added('Mazda'));
    expect(namesIn(openTab())).toEqual(['Mazda']);
  });

  it('never makes a store fail, whatever the storage holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => textOf(JSON.parse(json))),
        ),
        (text) => {
          localStorage.setItem(KEY, text);
          const names = namesIn(openTab());
          expect(names.every((name) => typeof name === 'string')).toBe(true);
        },
      ),
    );
  });

  it('is kept before the dispatch returns: a page that is left in that moment loses nothing', () => {
    const tab = openTab();
    window.addEventListener('pagehide', () => void tab.dispatch(added('Kia')), { once: true });
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toBe(textOf(['Kia']));
  });

  it('stays out of a store of the server, a story or a test', () => {
    openTab().dispatch(added('Kia'));
    const store = makeStore(extraOf('harbour'));
    expect(namesIn(store)).toEqual([]);
    store.dispatch(added('Mazda'));
    expect(localStorage.getItem(KEY)).toBe(textOf(['Kia']));
  });
});

describe('a slice that is kept in both storages', () => {
  const both = bothSlice.injectInto(rootReducer);
  persist(
    both,
    { in: 'device', version: 1, select: selectKeptNames, read: readNames },
    {
      in: 'session',
      version: 1,
      select: ({ isOpen }) => isOpen || undefined,
      read: (kept) => ({ isOpen: kept === true }),
    },
  );
  const own = 'forecourt:both';

  it('has each part of it where it belongs, and back from there', () => {
    const tab = openTab();
    tab.dispatch(both.actions.named('Kia'));
    tab.dispatch(both.actions.shown());
    expect([localStorage.getItem(own), sessionStorage.getItem(own)]).toEqual([
      textOf(['Kia'], { version: 1 }),
      textOf(true, { version: 1 }),
    ]);
    expect(both.selectSlice(stateOf(openTab()))).toEqual({ names: ['Kia'], isOpen: true });
    sessionStorage.clear();
    expect(both.selectSlice(stateOf(openTab()))).toEqual({ names: ['Kia'], isOpen: false });
  });
});

describe('a slice that loads after the store', () => {
  it('is restored at once, follows other tabs and is kept from then on', () => {
    const kept = (names: string[]) => JSON.stringify({ version: 1, site: 'harbour', state: names });
    localStorage.setItem('forecourt:late', kept(['Kia']));
    const [tab, other] = [openTab(), openTab()];
    const lateSlice = createSlice({
      name: 'late',
      initialState: none,
      reducers: {
        lateAdded: (state, { payload }: PayloadAction<string>) => {
          state.names.push(payload);
        },
      },
      extraReducers: (builder) => {
        builder.addCase(postcodeGiven, (state, { payload }) => {
          state.names.push(payload.postcode);
        });
      },
    });
    const late = lateSlice.injectInto(rootReducer);
    persist(late, { in: 'device', version: 1, select: selectKeptNames, read: readNames });
    const lateIn = (store: AppStore) => (store.getState() as { late?: Notes }).late;
    expect(lateIn(tab)).toEqual({ names: ['Kia'], isOpen: false });
    tab.dispatch(late.actions.lateAdded('Mazda'));
    expect(localStorage.getItem('forecourt:late')).toBe(kept(['Kia', 'Mazda']));
    tell('forecourt:late');
    expect(lateIn(other)?.names).toEqual(['Kia', 'Mazda']);
    other.dispatch(postcodeGiven({ postcode: '2450' }));
    expect(localStorage.getItem('forecourt:late')).toBe(kept(['Kia', 'Mazda', '2450']));
  });
});

describe('two tabs', () => {
  it('follow each other', () => {
    const [one, other] = [openTab(), openTab()];
    one.dispatch(added('Kia'));
    expect(namesIn(other)).toEqual([]);
    tell();
    expect(namesIn(other)).toEqual(['Kia']);
    other.dispatch(removed('Kia'));
    tell();
    expect(namesIn(one)).toEqual([]);
  });

  it('lose nothing where both write before either is notified', () => {
    const [one, other] = [openTab(), openTab()];
    one.dispatch(added('Kia'));
    other.dispatch(added('Mazda'));
    one.dispatch(removed('Kia'));
    tell();
    expect([namesIn(one), namesIn(other)]).toEqual([['Mazda'], ['Mazda']]);
  });

  it('follow a storage that was cleared, and leave alone what is not kept', () => {
    const tab = openTab();
    tab.dispatch(added('Kia'));
    tab.dispatch(opened());
    localStorage.clear();
    tell(null);
    expect(slice.selectSlice(stateOf(tab))).toEqual({ names: [], isOpen: true });
  });

  it('catch up after they come back from the browser’s memory', () => {
    const [one, other] = [openTab(), openTab()];
    one.dispatch(added('Kia'));
    window.dispatchEvent(new Event('pageshow'));
    expect(namesIn(other)).toEqual(['Kia']);
  });

  it('know the postcode that was given in one of them', () => {
    const [one, other] = [openTab(), openTab()];
    one.dispatch(postcodeGiven({ postcode: '2450' }));
    tell('forecourt:shopper');
    expect(other.getState().shopper).toEqual({ postcode: '2450' });
    other.dispatch(postcodeGiven({ postcode: 'Coffs' }));
    expect(other.getState().shopper).toEqual({ postcode: '2450' });
  });
});

describe('a state that is longer than what is read', () => {
  it('lives as long as its page: what was stored before stays', () => {
    openTab().dispatch(added('Kia'));
    const tab = openTab();
    tab.dispatch(added('K'.repeat(1_000_000)));
    tab.dispatch(added('Mazda'));
    expect(namesIn(tab)).toHaveLength(3);
    expect(localStorage.getItem(KEY)).toBe(textOf(['Kia']));
    expect(namesIn(openTab())).toEqual(['Kia']);
  });
});

describe('a storage that is closed or full', () => {
  const refuse = (method: 'getItem' | 'setItem') =>
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });

  it('leaves a store that works for its page, where even access to it throws', () => {
    const touched = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const tab = openTab();
    tab.dispatch(added('Kia'));
    tell();
    tab.dispatch(added('Mazda'));
    expect(namesIn(tab)).toEqual(['Kia', 'Mazda']);
    expect(touched).toHaveBeenCalled();
  });

  it('leaves a store that works for its page', () => {
    refuse('setItem');
    const tab = openTab();
    tab.dispatch(added('Kia'));
    refuse('getItem');
    tab.dispatch(added('Mazda'));
    expect(namesIn(tab)).toEqual(['Kia', 'Mazda']);
    expect(namesIn(openTab())).toEqual([]);
  });
});

it('a restored part is not written back, and leaves the rest of its slice as it is', () => {
  const tab = openTab();
  tab.dispatch(opened());
  const write = vi.spyOn(Storage.prototype, 'setItem');
  tab.dispatch(restored({ path: 'notes', part: { names: ['Kia'] } }));
  expect(slice.selectSlice(stateOf(tab))).toEqual({ names: ['Kia'], isOpen: true });
  expect(write).not.toHaveBeenCalled();
});
