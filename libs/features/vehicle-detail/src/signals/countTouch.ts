import { recordEvent } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import { callLabel, type Vehicle } from '@forecourt/vehicle';
import { reportReveal } from '../api/reportReveal.js';
import { CALL_CLICK, LINK_EVENTS } from './eventNumbers.js';

/** Vehicles whose number was asked for on this visit: it counts once. */
const revealed = new Set<string>();

type Identity = Pick<SiteSection, 'id' | 'dealershipId'>;

/** Counts a click of a link (calls 25, history reports 60, prints 61) or an opened number (VDP-18). */
export function countTouch(touched: HTMLElement, type: string, vehicle: Vehicle, site: Identity): void {
  const about = { vehicleId: vehicle.id };
  const { event = '', reveals } = touched.dataset;
  if (touched instanceof HTMLDetailsElement) {
    if (type === 'toggle' && touched.open) reveal(vehicle, site);
    return;
  }
  if (type !== 'click') return;
  if (touched instanceof HTMLAnchorElement && touched.protocol === 'tel:') {
    recordEvent({
      id: CALL_CLICK,
      name: 'call click',
      label: callLabel(location.pathname, vehicle.car_type),
      ...about,
    });
    if (reveals !== undefined) reveal(vehicle, site);
  }
  const name = LINK_EVENTS.get(event);
  if (name) recordEvent({ id: Number(event), name, ...about });
}

function reveal(vehicle: Vehicle, site: Identity): void {
  if (revealed.has(vehicle.id)) return;
  revealed.add(vehicle.id);
  const dealership = vehicle.dealership_id ?? site.dealershipId;
  void reportReveal({
    car_id: vehicle.id,
    website_id: site.id,
    ...(dealership ? { dealership_id: dealership } : {}),
  });
}
