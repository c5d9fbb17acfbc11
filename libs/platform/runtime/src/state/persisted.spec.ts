import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { featureState } from '@forecourt/composition';
import { openStore } from './openStore.js';
import { postcodeGiven } from './sharedEvents.js';
import { shopperState } from './shopperSlice.js';
import { makeStore, rootReducer, type AppStore } from './store.js';
import { StoreSession, type StoreExtra } from './storeSession.js';

interface Notes {
  names: readonly string[];
  isOpen: boolean;
}

const none: Notes = { names: [], isOpen: false };
const notesSlice = createSlice({
  name: 'notes',
  initialState: none,
  reducers: {
    added: (state, { payload }: PayloadAction<string>) => ({ ...state, names: [...state.names, payload] }),
    removed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      names: state.names.filter((name) => name !== payload),
    }),
    opened: (state) => ({ ...state, isOpen: true }),
  },
});

declare module './store.js' {
  export interface LazySlices extends WithSlice<typeof notesSlice> {}
}
const slice = notesSlice.injectInto(rootReducer);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
const notes = featureState<'notes', Notes>({
  slice,
  persisted: {
    in: 'device',
    version: 2,
    keep: ({ names }) => (names.length > 0 ? names : undefined),
    read: (kept) => ({ names: texts(kept) }),
    old: [{ key: 'old-notes', read: (text) => ({ names: text.split('\n') }) }],
  },
  waits: [slice.actions.added.type],
});
const { added, removed, opened } = slice.actions;

const KEY = 'forecourt:notes';
const extraOf = (site: string) => ({ site }) as StoreExtra;
const openTab = (site = 'harbour') => makeStore(extraOf(site), { kept: [shopperState, notes] });
const namesIn = (tab: AppStore) => slice.selectSlice(tab.getState()).names;
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
    expect(slice.selectSlice(openTab().getState())).toEqual({ names: ['Kia'], isOpen: false });
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
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValueOnce(null).mockReturnValueOnce(text);
    const tab = openTab();
    expect(namesIn(tab)).toEqual([]);
    vi.restoreAllMocks();
    tab.dispatch(added('Mazda'));
    expect(namesIn(openTab())).toEqual(['Mazda']);
  });

  it('never makes a store fail, whatever stands there', () => {
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

  it('takes what an older key held, once', () => {
    localStorage.setItem('old-notes', 'Kia\nMazda');
    expect(namesIn(openTab())).toEqual(['Kia', 'Mazda']);
    expect(localStorage.getItem('old-notes')).toBeNull();
    expect(localStorage.getItem(KEY)).toBe(textOf(['Kia', 'Mazda']));
    const tab = openTab();
    tab.dispatch(removed('Kia'));
    expect(namesIn(openTab())).toEqual(['Mazda']);
  });
});

describe('a slice that is kept in both storages', () => {
  const both = featureState<'notes', Notes>({
    slice,
    persisted: [
      {
        in: 'device',
        version: 1,
        keep: ({ names }) => (names.length > 0 ? names : undefined),
        read: (kept) => ({ names: texts(kept) }),
      },
      {
        in: 'session',
        version: 1,
        keep: ({ isOpen }) => isOpen || undefined,
        read: (kept) => ({ isOpen: kept === true }),
      },
    ],
  });
  const open = () => makeStore(extraOf('harbour'), { kept: [both] });

  it('has each part of it where it belongs, and back from there', () => {
    const tab = open();
    tab.dispatch(added('Kia'));
    tab.dispatch(opened());
    expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([
      textOf(['Kia'], { version: 1 }),
      textOf(true, { version: 1 }),
    ]);
    expect(slice.selectSlice(open().getState())).toEqual({ names: ['Kia'], isOpen: true });
    sessionStorage.clear();
    expect(slice.selectSlice(open().getState())).toEqual({ names: ['Kia'], isOpen: false });
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

  it('lose nothing where both write before either is told', () => {
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
    expect(slice.selectSlice(tab.getState())).toEqual({ names: [], isOpen: true });
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
  it('lives as long as its page: what stood there before stays', () => {
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

  it('leaves a store that works for its page, where nobody may even touch it', () => {
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

describe('actions before there is a store', () => {
  const sessionOf = (site = 'harbour') =>
    new StoreSession({
      extra: extraOf(site),
      load: (session) =>
        openStore(session, [{ slice: { reducerPath: 'notes', load: () => Promise.resolve({ state: notes }) } }]),
    });

  it('wait for it, in order', async () => {
    const session = sessionOf();
    session.dispatch(added('Kia'));
    session.dispatchForGood(added('Mazda'));
    await session.open();
    expect(namesIn(session.store as AppStore).toSorted()).toEqual(['Kia', 'Mazda']);
    session.dispatch(removed('Kia'));
    expect(namesIn(session.store as AppStore)).toEqual(['Mazda']);
  });

  it('outlive their page where they must not be lost, each once', async () => {
    sessionOf().dispatchForGood(added('Kia'));
    sessionOf().dispatch(added('lost with its page'));
    const [next, later] = [sessionOf(), sessionOf()];
    await next.open();
    await later.open();
    expect([namesIn(next.store as AppStore), namesIn(later.store as AppStore)]).toEqual([['Kia'], ['Kia']]);
  });

  it('of another site, or of no meaning, are left out', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    sessionOf('wattle').dispatchForGood(added('Kia'));
    const session = sessionOf();
    await session.open();
    localStorage.setItem('forecourt:waiting', '{"site":"harbour","actions":[null,{"type":7},{"type":"x/y"}]}');
    const other = sessionOf();
    await other.open();
    expect([namesIn(session.store as AppStore), namesIn(other.store as AppStore)]).toEqual([[], []]);
  });

  it('of which nobody keeps one there are left out: none passes by what a slice reads of kept text', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const hostile = [
      { type: 'site/restored', payload: { path: 'notes', part: { names: 7 } } },
      { type: 'site/restored' },
      opened(),
      added('Kia'),
      removed('Kia'),
    ];
    localStorage.setItem('forecourt:waiting', JSON.stringify({ site: 'harbour', actions: hostile }));
    const session = sessionOf();
    await session.open();
    expect(slice.selectSlice((session.store as AppStore).getState())).toEqual({ names: ['Kia'], isOpen: false });
  });

  it('asks again for a store that could not be loaded', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('gone after a deploy')).mockResolvedValue(openTab());
    const session = new StoreSession({ extra: extraOf('harbour'), load });
    session.dispatch(added('Kia'));
    await expect(session.open()).rejects.toThrow('gone');
    await session.open();
    expect(namesIn(session.store as AppStore)).toEqual(['Kia']);
  });
});
