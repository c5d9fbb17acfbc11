import { act, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { makeStore, StoreProvider } from '@forecourt/runtime/store';
import { siteConfig, type SiteSection } from '@forecourt/site-config';
import { formsConfig } from '../config.js';
import type { KeptForms } from '../domain/keptForms.js';
import '../state/formsSlice.js';
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
    forms: formsConfig.defaults,
  },
});

function pageOf(form: ReactNode, kept: Partial<KeptForms>) {
  const preloaded = { forms: { contact: {}, drafts: [], ...kept } };
  const store = makeStore({ api: {} as never, search: {} as never, site: 'a' }, { preloaded });
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

/** Hydrates what a server, which knows nothing of the device, has rendered. */
async function arrive(form: ReactNode, kept: Partial<KeptForms>): Promise<HTMLElement> {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(pageOf(form, {}));
  root = await act(() => hydrateRoot(frame, pageOf(form, kept), { onRecoverableError: (fault) => faults.push(fault) }));
  return frame;
}

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
  const frame = await arrive(form, { contact: { name: 'Kim', email: 'kim@example.com' } });
  expect(faults).toEqual([]);
  expect(valuesOf(frame, 'name')).toEqual(['Kim']);
});

it('FORM-06 FORM-13 a test drive at a place that was chosen before hydrates on the server’s own HTML', async () => {
  const times = [
    { place: 'auburn', zone: 'Australia/Sydney', days: [{ date: '2026-11-24', times: ['09:00'] }] },
    { place: 'brisbane', zone: 'Australia/Brisbane', days: [{ date: '2026-11-23', times: ['13:00'] }] },
  ];
  const frame = await arrive(<TestDriveForm times={times} vehicle="" />, {
    drafts: [{ id: 'test-drive', values: { location: 'brisbane' } }],
  });
  expect(faults).toEqual([]);
  expect(valuesOf(frame, 'preferred_date')).toEqual(['', '2026-11-23']);
  expect(frame.textContent).toContain('Brisbane time');
});
