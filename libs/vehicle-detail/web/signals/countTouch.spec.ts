import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnalyticsEvent } from '@forecourt/runtime';
import { buildVehicle } from '@forecourt/testing';
import { countTouch } from './countTouch.js';

let events: AnalyticsEvent[] = [];
const listen = ({ detail }: CustomEvent<AnalyticsEvent>) => void events.push(detail);

beforeEach(() => {
  events = [];
  window.addEventListener('forecourt:event', listen);
});
afterEach(() => {
  window.removeEventListener('forecourt:event', listen);
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
    countTouch(element('<a href="tel:0255501200">Call</a>'), buildVehicle({ id: 'X', car_type }));
    expect(events).toEqual([{ id: 25, name: 'call click', label, vehicleId: 'X' }]);
  });
  it.each([
    ['VDP-15', 61, 'print'],
    ['VDP-16', 60, 'history report'],
  ])('%s is event %i', (_requirement, id, name) => {
    countTouch(element(`<a href="/x" data-event="${id}">x</a>`), buildVehicle({ id: 'X' }));
    expect(events).toEqual([{ id, name, vehicleId: 'X' }]);
  });
});
