import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '@forecourt/runtime';
import { buildVehicle } from '@forecourt/testing';
import { countTouch } from './countTouch.js';

const site = { id: '1001', dealershipId: 'd1' };
let events: AnalyticsEvent[] = [];
const listen = ({ detail }: CustomEvent<AnalyticsEvent>) => void events.push(detail);
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  events = [];
  window.addEventListener('forecourt:event', listen);
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('{"stored":true}', { status: 201 })));
});
afterEach(() => {
  window.removeEventListener('forecourt:event', listen);
  vi.unstubAllGlobals();
});

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

describe('what is counted on a vehicle’s page', () => {
  it.each([
    ['new', 'New Car'],
    ['demo', 'Used Car'],
    ['used', 'Used Car'],
  ] as const)('VDP-18 a call about a %s vehicle is event 25 with its label %s', (car_type, label) => {
    countTouch(element('<a href="tel:0255501200">Call</a>'), 'click', buildVehicle({ id: 'X', car_type }), site);
    expect(events).toEqual([{ id: 25, name: 'call click', label, vehicleId: 'X' }]);
    expect(fetched).not.toHaveBeenCalled();
  });
  it.each([
    ['VDP-15', 61, 'print'],
    ['VDP-16', 60, 'history report'],
  ])('%s is event %i', (_requirement, id, name) => {
    countTouch(element(`<a href="/x" data-event="${id}">x</a>`), 'click', buildVehicle({ id: 'X' }), site);
    expect(events).toEqual([{ id, name, vehicleId: 'X' }]);
  });
  it('VDP-18 an opened number is reported once, with vehicle, dealership and site', () => {
    const details = element('<details data-reveals open></details>');
    const vehicle = buildVehicle({ id: 'R1', dealership_id: 'd2' });
    countTouch(details, 'click', vehicle, site);
    expect(fetched).not.toHaveBeenCalled();
    countTouch(details, 'toggle', vehicle, site);
    countTouch(details, 'toggle', vehicle, site);
    countTouch(element('<a href="tel:1" data-reveals="true">Call</a>'), 'click', vehicle, site);
    expect(fetched).toHaveBeenCalledOnce();
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/phone-reveals');
    expect(JSON.parse(request?.body as string)).toEqual({ car_id: 'R1', dealership_id: 'd2', website_id: '1001' });
  });
  it('VDP-18 a report that fails is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    countTouch(element('<details data-reveals open></details>'), 'toggle', buildVehicle({ id: 'R2' }), site);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  });
});
