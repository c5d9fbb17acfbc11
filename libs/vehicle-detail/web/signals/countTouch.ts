import { recordEvent } from '@forecourt/runtime';
import { callLabel, type Vehicle } from '@forecourt/vehicle';
import { CALL_CLICK, LINK_EVENTS } from './eventNumbers.js';

/** Counts a click of a link: calls 25, history reports 60, prints 61. */
export function countTouch(touched: HTMLElement, vehicle: Vehicle): void {
  const about = { vehicleId: vehicle.id };
  const { event = '' } = touched.dataset;
  if (touched instanceof HTMLAnchorElement && touched.protocol === 'tel:') {
    recordEvent({
      id: CALL_CLICK,
      name: 'call click',
      label: callLabel(location.pathname, vehicle.car_type),
      ...about,
    });
  }
  const name = LINK_EVENTS.get(event);
  if (name) recordEvent({ id: Number(event), name, ...about });
}
