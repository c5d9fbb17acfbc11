import { useEffect } from 'react';
import { useSection } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import { useAppDispatch } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleDetailSection } from '../section.js';
import { vehicleViewed } from '../state/vehicleDetailSlice.js';
import { reportView } from './reportView.js';

/** Event of a used vehicle that was looked at (A7). */
const USED_VEHICLE_VIEW = 4;

/** What counts when it is touched; links say so by `data-event`. */
const COUNTED = 'a[href^="tel:"], [data-event]';

/**
 * Counts what happens on a vehicle's page. One listener of the document for all parts: most of them stay plain HTML,
 * and a call must never wait for code. What counts a touch is loaded with the first one.
 */
export function usePageSignals({ vehicle, hasPhone }: { vehicle: Vehicle; hasPhone: boolean }): void {
  const { id: siteId } = useSection(siteSection);
  const { kept } = useSection(vehicleDetailSection).recentlyViewed;
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(vehicleViewed(vehicle, kept));
    dispatch(reportView(vehicle, siteId));
    if (vehicle.car_type === 'used')
      recordEvent({ id: USED_VEHICLE_VIEW, name: 'used vehicle view', vehicleId: vehicle.id });
    // A8
    if (!hasPhone) console.warn('There is no phone number for this vehicle.');
    const onTouch = ({ target }: Event) => {
      const touched = target instanceof Element && target.closest<HTMLElement>(COUNTED);
      if (touched) void import('./countTouch.js').then(({ countTouch }) => countTouch(touched, vehicle));
    };
    document.addEventListener('click', onTouch, true);
    return () => {
      document.removeEventListener('click', onTouch, true);
    };
  }, [vehicle, hasPhone, siteId, kept, dispatch]);
}
