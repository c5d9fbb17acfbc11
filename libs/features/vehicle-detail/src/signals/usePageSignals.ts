import { useEffect } from 'react';
import { useSection } from '@forecourt/composition';
import { recordEvent } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import { callLabel, choosePhone, type Vehicle } from '@forecourt/vehicle';
import type { VehicleDetailConfig } from '../config.js';
import { CALL_CLICK, LINK_EVENTS, USED_VEHICLE_VIEW } from './eventNumbers.js';
import { rememberViewed } from './viewedStore.js';

/**
 * Counts what happens on a vehicle's page. One listener of the document for all parts: most of them stay plain HTML, and
 * a call must never wait for code.
 */
export function usePageSignals(vehicle: Vehicle): void {
  const site = useSection<SiteSection>('site');
  const { kept } = useSection<VehicleDetailConfig>('vehicle-detail').recentlyViewed;
  useEffect(() => {
    const about = { vehicleId: vehicle.id };
    let isRevealed = false;
    const reveal = () => {
      if (isRevealed) return;
      isRevealed = true;
      const dealership = vehicle.dealership_id ?? site.dealershipId;
      const body = { car_id: vehicle.id, website_id: site.id, ...(dealership ? { dealership_id: dealership } : {}) };
      void import('../api/reportReveal.js').then(({ reportReveal }) => reportReveal(body));
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link) return;
      if (link.protocol === 'tel:') {
        const label = callLabel(location.pathname, vehicle.car_type);
        recordEvent({ id: CALL_CLICK, name: 'call click', label, ...about });
        if ('reveals' in link.dataset) reveal();
      }
      const { event = '' } = link.dataset;
      const name = LINK_EVENTS[event];
      if (name) recordEvent({ id: Number(event), name, ...about });
    };
    const onToggle = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open && 'reveals' in target.dataset) reveal();
    };
    rememberViewed(vehicle, kept);
    if (vehicle.car_type === 'used') recordEvent({ id: USED_VEHICLE_VIEW, name: 'used vehicle view', ...about });
    if (!choosePhone(site.phones, vehicle.car_type, vehicle.location?.phone))
      console.warn('This site has no phone number for this vehicle.');
    document.addEventListener('click', onClick, true);
    document.addEventListener('toggle', onToggle, true);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('toggle', onToggle, true);
    };
  }, [vehicle, site, kept]);
}
