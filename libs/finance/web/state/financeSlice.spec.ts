import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { pageChanged } from '@forecourt/runtime';
import {
  calculatorSet,
  calculatorUsed,
  selectIsUsed,
  selectSettled,
  selectTerms,
  termsChanged,
  termsCleared,
} from './financeSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });

beforeEach(() => localStorage.clear());

describe('the terms of a shopper', () => {
  it('FIN-01 are those that were changed last, field by field', () => {
    const tab = openTab();
    tab.dispatch(termsChanged({ deposit: 5000 }));
    tab.dispatch(termsChanged({ years: 3, frequency: 'monthly' }));
    expect(selectTerms(tab.getState())).toEqual({ deposit: 5000, years: 3, frequency: 'monthly' });
    tab.dispatch(termsCleared());
    expect(selectTerms(tab.getState())).toEqual({});
  });

  it('FIN-01 are kept on the device and follow in another tab', () => {
    const [one, other] = [openTab(), openTab()];
    one.dispatch(termsChanged({ deposit: 5000 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'forecourt:finance' }));
    expect(selectTerms(other.getState())).toEqual({ deposit: 5000 });
    expect(selectTerms(openTab().getState())).toEqual({ deposit: 5000 });
    other.dispatch(termsCleared());
    expect(localStorage.getItem('forecourt:finance')).toBeNull();
  });

  it.each([
    ['a number that is none', { deposit: '5000', years: null, interest: 101, residual: -1 }, {}],
    ['an unknown frequency', { frequency: 'constructor', years: 4 }, { years: 4 }],
    ['a list', [1, 2], {}],
  ])('FIN-01 leave out %s', (_what, kept, terms) => {
    localStorage.setItem('forecourt:finance', JSON.stringify({ version: 1, site: 'harbour', state: kept }));
    expect(selectTerms(openTab().getState())).toEqual(terms);
  });
});

describe('what a calculator is set to', () => {
  const input = { amount: 20_000, years: 5, interest: 9, deposit: 0, residual: 0, frequency: 'weekly' } as const;
  it.each([
    ['another page', pageChanged({ path: '/cars/b' })],
    ['the advertised terms', termsCleared()],
  ])('FIN-12 is known until %s, and not kept', (_until, action) => {
    const tab = openTab();
    tab.dispatch(calculatorSet({ calculator: 'vehicle', input }));
    expect(selectSettled(tab.getState(), 'vehicle')).toEqual(input);
    expect(selectSettled(tab.getState(), 'constructor')).toBeUndefined();
    expect(selectSettled(openTab().getState(), 'vehicle')).toBeUndefined();
    tab.dispatch(action);
    expect(selectSettled(tab.getState(), 'vehicle')).toBeUndefined();
  });
});

describe('the use of a calculator', () => {
  it('FIN-05 is known once for each, and not kept', () => {
    const tab = openTab();
    tab.dispatch(calculatorUsed('vehicle'));
    tab.dispatch(calculatorUsed('vehicle'));
    expect(tab.getState().finance?.used).toEqual(['vehicle']);
    expect(selectIsUsed(tab.getState(), 'finance-page')).toBe(false);
    expect(selectIsUsed(openTab().getState(), 'vehicle')).toBe(false);
  });
});
