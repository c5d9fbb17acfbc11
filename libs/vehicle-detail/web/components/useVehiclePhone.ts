import type { MouseEvent } from 'react';
import { phonePageHref, phoneRoute } from '@forecourt/contracts';
import { useSection, useSite, whileOnline } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { siteSection, vehiclePhone, vehicleSection } from '@forecourt/site-config';
import { shownPhone, type ShownPhone, type Vehicle } from '@forecourt/vehicle';
import { selectPhone } from '../state/vehicleDetailSlice.js';

export interface CallProps extends ShownPhone {
  /** Reveals a masked number in place; absent for one that is shown. Without script the link opens the phone page. */
  onReveal?: (event: MouseEvent) => void;
}

/** The number to call about a vehicle, as its site shows it (VDP-18). `dials` calls it as soon as it is known. */
export function useVehiclePhone(vehicle: Vehicle, { dials = false } = {}): CallProps | undefined {
  const host = useSite();
  const site = useSection(siteSection);
  const { phoneDisplay } = useSection(vehicleSection);
  const dispatch = useAppDispatch();
  const revealed = useAppSelector((state) => selectPhone(state, vehicle.id));
  if (revealed) return shownPhone(revealed, 'direct');
  const page = phonePageHref(host.href(phoneRoute), { vehicle: vehicle.id });
  const phone = shownPhone(vehiclePhone(site, vehicle), phoneDisplay, page);
  if (!phone?.isMasked) return phone;
  const onReveal = (event: MouseEvent) => {
    event.preventDefault();
    const call = whileOnline(() => import('../api/revealPhone.js')).then(({ revealPhone }) =>
      dispatch(revealPhone(vehicle, site)),
    );
    // A8: logged
    const answer = call.catch((error: unknown) => console.warn('The number could not be revealed.', error));
    void answer.then((number) => {
      const known = shownPhone(number ?? undefined, 'direct');
      // the phone page shows a number that could not be requested here
      if (!known || dials) location.assign(known?.href ?? phone.href);
    });
  };
  return { ...phone, onReveal };
}
