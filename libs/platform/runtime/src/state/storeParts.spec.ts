import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { postcodeGiven } from './sharedEvents.js';
import { selectPostcode } from './shopperSlice.js';
import { drawnState, rootReducer, storeParts, type MakeStore, type StoreExtra } from './index.js';

const cart = createSlice({
  name: 'cart',
  initialState: { ids: [] as string[] },
  reducers: {
    added: (state, { payload }: PayloadAction<string>) => {
      state.ids.push(payload);
    },
  },
});

const extra: StoreExtra = {
  api: { request: () => Promise.reject(new Error('no service')) },
  search: { multiSearch: () => Promise.reject(new Error('no search')) },
  site: 'own',
};

const makeOwn = ({ isPersisted = false } = {}) => {
  const { reducer, middleware, start } = storeParts(extra, { reducers: { cart: cart.reducer }, isPersisted });
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: extra } }).concat(middleware),
  });
  start(store);
  return store;
};

describe('a store of a host', () => {
  it('LIB-02 has reducers of the host next to the slices of features, which answer shared events', () => {
    const store = makeOwn();
    store.dispatch(cart.actions.added('A1'));
    store.dispatch(postcodeGiven({ postcode: '3000' }));
    expect(store.getState().cart.ids).toEqual(['A1']);
    expect(selectPostcode(store.getState())).toBe('3000');
    expectTypeOf(store.getState().cart).toEqualTypeOf<{ ids: string[] }>();
  });

  it('LIB-02 takes slices that load after it', () => {
    const store = makeOwn();
    const late = createSlice({ name: 'late-in-host', initialState: { count: 1 }, reducers: {} });
    late.injectInto(rootReducer);
    store.dispatch({ type: 'next' });
    expect(store.getState()).toHaveProperty('late-in-host', { count: 1 });
  });

  it('LIB-02 restores what the browser kept of features, and keeps what changes', () => {
    const first = makeOwn({ isPersisted: true });
    first.dispatch(postcodeGiven({ postcode: '4350' }));
    const second = makeOwn({ isPersisted: true });
    expect(selectPostcode(second.getState())).toBe('4350');
    expect(second.getState().cart.ids).toEqual([]);
  });

  it('hydrates with its own reducers as the server rendered them', () => {
    makeOwn().dispatch(cart.actions.added('A1'));
    expect(drawnState()).toHaveProperty('cart', { ids: [] });
  });

  it('refuses a reducer with the name of a slice', () => {
    expect(() => storeParts(extra, { reducers: { shopper: cart.reducer } })).toThrow(
      'storeParts: "shopper" is the slice of a feature. Give your own reducer another name.',
    );
  });

  it('is a store of pages by its type', () => {
    expectTypeOf(makeOwn).returns.toExtend<ReturnType<MakeStore>>();
  });
});
