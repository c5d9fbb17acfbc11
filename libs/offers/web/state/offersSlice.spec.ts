import { beforeEach, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { offerToggled, selectSaved } from './offersSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });

beforeEach(() => localStorage.clear());

it('OFR-01 offers are saved on the device, the last one first, and removed with the same button', () => {
  const tab = openTab();
  for (const id of ['a', 'b', 'c', 'b']) tab.dispatch(offerToggled(id));
  expect(selectSaved(openTab().getState())).toEqual(['c', 'a']);
});

it('OFR-01 only ids of offers are read from the device, and thirty are kept', () => {
  const many = Array.from({ length: 40 }, (_, index) => `offer-${index}`);
  const kept = ['../admin', 'A B', 7, null, 'x'.repeat(200), 'a', 'a', ...many];
  localStorage.setItem('forecourt:offers', JSON.stringify({ version: 1, site: 'harbour', state: kept }));
  expect(selectSaved(openTab().getState())).toEqual(['a', ...many.slice(0, 29)]);
});
