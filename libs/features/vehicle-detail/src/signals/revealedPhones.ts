import { useSyncExternalStore } from 'react';
import { createFetchApi } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { askPhone } from '../api/askPhone.js';

/** Numbers by vehicle that were asked for on this visit: each is asked for, and counts, once. */
const asked = new Map<string, Promise<string | undefined>>();
const revealed = new Map<string, string>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The number of a vehicle once it was asked for, wherever on its page that was. */
export const useRevealedPhone = (vehicleId: string): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => revealed.get(vehicleId),
    () => undefined,
  );

/** The number of a vehicle in full; undefined where it could not be had, which is logged (A8). */
export function revealPhone(
  vehicle: Pick<Vehicle, 'id' | 'dealership_id'>,
  site: Pick<SiteSection, 'id' | 'dealershipId'>,
): Promise<string | undefined> {
  let answer = asked.get(vehicle.id);
  if (!answer) {
    const dealership = vehicle.dealership_id ?? site.dealershipId;
    answer = askPhone(createFetchApi(), {
      car_id: vehicle.id,
      website_id: site.id,
      ...(dealership ? { dealership_id: dealership } : {}),
    }).then(
      ({ phone }) => {
        if (phone) revealed.set(vehicle.id, phone);
        for (const listener of listeners) listener();
        return phone;
      },
      (error: unknown) => {
        asked.delete(vehicle.id);
        console.warn('The number could not be revealed.', error);
        return undefined;
      },
    );
    asked.set(vehicle.id, answer);
  }
  return answer;
}
