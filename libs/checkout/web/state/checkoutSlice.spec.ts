import { beforeEach, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { detailsTyped, selectValues } from './checkoutSlice.js';

const openPage = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('BUY-01 what was typed outlives the page, in this tab alone', () => {
  openPage().dispatch(detailsTyped({ slug: 'kia-1', values: { name: 'Kim', phone: '0412', message: 'On Friday' } }));
  expect(selectValues(openPage().getState(), 'kia-1')).toEqual({ name: 'Kim', phone: '0412', message: 'On Friday' });
  expect(localStorage.length).toBe(0);
});

it('BUY-01 who the shopper is serves for the next vehicle, what they wrote of this one does not', () => {
  const page = openPage();
  page.dispatch(detailsTyped({ slug: 'kia-1', values: { name: 'Kim', message: 'On Friday' } }));
  expect(selectValues(page.getState(), 'kia-2')).toEqual({ name: 'Kim' });
});

it('BUY-01 a form that was emptied leaves nothing behind', () => {
  const page = openPage();
  page.dispatch(detailsTyped({ slug: 'kia-1', values: { name: 'Kim' } }));
  page.dispatch(detailsTyped({ slug: 'kia-1', values: {} }));
  expect(selectValues(openPage().getState(), 'kia-1')).toEqual({});
});

it.each([
  null,
  'x',
  [1],
  { person: { name: 7, email: '', __proto__: { phone: 'p' } }, message: { slug: 'kia-1', text: '' } },
  { person: 'Kim', message: { text: 'no vehicle' } },
])('BUY-01 browser storage may contain anything: %j gives no details', (kept) => {
  sessionStorage.setItem('forecourt:checkout', JSON.stringify({ version: 1, site: 'harbour', state: kept }));
  expect(selectValues(openPage().getState(), 'kia-1')).toEqual({});
});
