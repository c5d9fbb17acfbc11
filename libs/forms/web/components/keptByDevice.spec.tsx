import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { makeStore, StoreProvider, type AppStore } from '@forecourt/runtime/store';
import { siteConfig, type SiteSection } from '@forecourt/site-config';
import { formsConfig } from '../config.js';
import type { KeptForms } from '../rules/keptForms.js';
import { selectDraft, selectTradeIn, selectTradeInStep } from '../state/formsSlice.js';
import { EnquiryForm } from './EnquiryForm.js';
import { TestDriveForm } from './TestDriveForm.js';
import { TradeInForm } from './tradeIn/TradeInForm.js';

const place = (slug: string): SiteSection['locations'][number] =>
  ({ slug, name: slug, visible: true, departments: [] }) as never;
const site = createSite({
  slug: 'a',
  origin: 'http://localhost',
  features: [],
  config: {
    site: {
      ...siteConfig.defaults,
      locations: [place('auburn'), place('brisbane')],
      dealerships: [],
      timeZone: 'Australia/Sydney',
      name: 'A',
    },
    forms: { ...formsConfig.defaults, optInDefault: false },
  },
});

function storeWith(kept: Partial<KeptForms>): AppStore {
  const preloaded = { forms: { contact: {}, drafts: [], ...kept } };
  return makeStore({ api: {} as never, search: {} as never, site: 'a' }, { preloaded });
}

function pageOf(form: ReactNode, store: AppStore) {
  return (
    <SiteContext value={site}>
      <StoreProvider store={store}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />
      </StoreProvider>
    </SiteContext>
  );
}

let root: Root | undefined;
const faults: unknown[] = [];

/** Hydrates what a server, which knows nothing of the device, has rendered; `early` comes before the code. */
async function arrive(form: ReactNode, kept: Partial<KeptForms>, early?: (frame: HTMLElement) => void) {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(pageOf(form, storeWith({})));
  early?.(frame);
  const store = storeWith(kept);
  root = await act(() =>
    hydrateRoot(frame, pageOf(form, store), { onRecoverableError: (fault) => faults.push(fault) }),
  );
  return { frame, store };
}

const fieldIn = (frame: HTMLElement, name: string) => {
  const field = frame.querySelector(`[name="${name}"]`);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`There is no field ${name}.`);
};
const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));

const valuesOf = (frame: HTMLElement, name: string) =>
  [...frame.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has none; these ids need no escapes within quotes
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  faults.length = 0;
  vi.unstubAllGlobals();
});

it('FORM-08 TRD-01 a trade-in of a shopper who is known hydrates on the server’s own HTML', async () => {
  const form = <TradeInForm page="trade-in" path="/trade-in" thisYear={2026} />;
  const { frame } = await arrive(form, { contact: { name: 'Kim', email: 'kim@example.com' } });
  expect(faults).toEqual([]);
  expect(valuesOf(frame, 'name')).toEqual(['Kim']);
});

it('FORM-06 FORM-13 a test drive at a place that was chosen before hydrates on the server’s own HTML', async () => {
  const times = [
    { place: 'auburn', zone: 'Australia/Sydney', days: [{ date: '2026-11-24', times: ['09:00'] }] },
    { place: 'brisbane', zone: 'Australia/Brisbane', days: [{ date: '2026-11-23', times: ['13:00'] }] },
  ];
  const { frame } = await arrive(<TestDriveForm times={times} vehicle="" />, {
    drafts: [{ id: 'test-drive', values: { location: 'brisbane' } }],
  });
  expect(faults).toEqual([]);
  expect(valuesOf(frame, 'preferred_date')).toEqual(['', '2026-11-23']);
  expect(frame.textContent).toContain('Brisbane time');
});

describe('FORM-06 FORM-13 a day that was chosen before', () => {
  const days = ['2026-11-24', '2026-11-28'].map((date) => ({ date, times: ['09:00', '13:30'] }));
  const form = <TestDriveForm times={[{ place: 'auburn', zone: 'Australia/Sydney', days }]} vehicle="" />;
  const kept = {
    drafts: [{ id: 'test-drive', values: { preferred_date: '2026-11-28', preferred_time: '13:30' } }],
  };
  const press = (frame: HTMLElement, value: string) =>
    act(() => frame.querySelector<HTMLElement>(`[value="${value}"]`)?.click());

  it('takes the room of one line, with its times in a fold', async () => {
    const { frame } = await arrive(form, kept);
    const fold = frame.querySelector('details');
    expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([
      false,
      '1:30 pm on Saturday 28 November',
    ]);
    expect(new FormData(frame.querySelector('form')!).get('preferred_time')).toBe('13:30');
    press(frame, '2026-11-24');
    expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([true, '1:30 pm on Tuesday 24 November']);
  });

  it('shows its times at once where the shopper chose it on this page, before the code was there', async () => {
    const { frame } = await arrive(form, kept, (drawn) => {
      drawn.querySelector<HTMLElement>('[value="2026-11-24"]')?.click();
    });
    expect(frame.querySelector('details')).toBeNull();
    expect(frame.textContent).toContain('Time on Tuesday 24 November');
  });
});

describe('FORM-13 TRD-01 a trade-in that was left before its estimate', () => {
  const form = <TradeInForm page="trade-in" path="/trade-in" thisYear={2026} />;
  const id = 'trade-in:trade-in';
  const car = { make: 'Mazda', model: '3', year: '2019', kms: '60000' };
  const stepIn = (frame: HTMLElement) => valuesOf(frame, 'step');

  it('goes on at its step, on the server’s own HTML, and takes no focus', async () => {
    const { frame, store } = await arrive(form, { tradeIn: { id, values: car, step: 'questions' } });
    expect(faults).toEqual([]);
    expect(stepIn(frame)).toEqual(['questions']);
    expect(valuesOf(frame, 'make')).toEqual(['Mazda']);
    expect(document.activeElement).toBe(document.body);
    leave();
    expect(selectTradeInStep(store.getState(), id)).toBe('questions');
  });

  it('goes on no further than its answers reach', async () => {
    const { frame } = await arrive(form, { tradeIn: { id, values: { make: 'Mazda' }, step: 'contact' } });
    expect(stepIn(frame)).toEqual(['car']);
  });

  it('stays at the first step where the shopper types already', async () => {
    const { frame } = await arrive(form, { tradeIn: { id, values: car, step: 'questions' } }, (drawn) => {
      fieldIn(drawn, 'make').value = 'Kia';
    });
    expect([stepIn(frame), valuesOf(frame, 'make')]).toEqual([['car'], ['Kia']]);
  });
});

describe('FORM-13 what was typed before the code was there', () => {
  it('is kept when the page is left before the form was sent', async () => {
    const { store } = await arrive(<EnquiryForm kind="vehicle" vehicleSlug="rio" />, {}, (frame) => {
      fieldIn(frame, 'name').value = 'Jo';
    });
    leave();
    expect(selectDraft(store.getState(), 'rio')?.values).toEqual({ name: 'Jo' });
  });

  it('is kept of a trade-in, too', async () => {
    const form = <TradeInForm page="trade-in" path="/trade-in" thisYear={2026} />;
    const { store } = await arrive(form, {}, (frame) => {
      fieldIn(frame, 'make').value = 'Mazda';
    });
    leave();
    expect(selectTradeIn(store.getState(), 'trade-in:trade-in')).toMatchObject({ make: 'Mazda' });
  });

  it('wins over what was kept, which wins over what the server filled in', async () => {
    const form = <EnquiryForm kind="vehicle" vehicleSlug="rio" message="Tell me more about this Rio." />;
    const kept = { id: 'rio', values: { message: 'Is it still there?', name: 'Kim', opt_in: true } };
    const { frame } = await arrive(form, { drafts: [kept] }, (drawn) => {
      fieldIn(drawn, 'name').value = 'Jo';
    });
    expect([fieldIn(frame, 'message').value, fieldIn(frame, 'name').value]).toEqual(['Is it still there?', 'Jo']);
    expect(frame.querySelector<HTMLInputElement>('[name="opt_in"]')?.checked).toBe(true);
  });
});
