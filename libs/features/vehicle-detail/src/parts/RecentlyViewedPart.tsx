import { useMemo } from 'react';
import { useSection, useWords } from '@forecourt/composition';
import { useVehiclesByIdsQuery } from '@forecourt/runtime/base-api';
import { useAppSelector } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';
import { VehicleRow } from '../components/VehicleRow.js';
import { vehicleDetailSection } from '../section.js';
import { selectViewed } from '../state/vehicleDetailSlice.js';
import { useFailureLog } from './useFailureLog.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface RecentlyViewedProps {
  /** The vehicle of the page, where it has one: it is left out. */
  vehicle?: Pick<Vehicle, 'id'>;
  now: number;
}

/** What was looked at before, from the device's own record (VDP-21); nothing in the server's HTML. */
export function Component({ vehicle, now }: RecentlyViewedProps) {
  const say = useWords(vehicleDetailWords);
  const { recentlyViewed } = useSection(vehicleDetailSection);
  const viewed = useAppSelector(selectViewed);
  const ids = useMemo(
    () => viewed.flatMap(({ id }) => (id === vehicle?.id ? [] : [id])).slice(0, recentlyViewed.shown),
    [viewed, vehicle?.id, recentlyViewed.shown],
  );
  const isEmpty = ids.length === 0;
  const { data: vehicles = [], error } = useVehiclesByIdsQuery(ids, { skip: isEmpty });
  useFailureLog('Recently viewed vehicles could not be read.', error);
  return <VehicleRow id="recently-viewed" title={say('recentlyViewed')} vehicles={isEmpty ? [] : vehicles} now={now} />;
}
