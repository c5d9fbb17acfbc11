import { lazy, Suspense, useMemo } from 'react';
import { useSection } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleDetailSection } from '../section.js';
import { selectViewed } from '../state/vehicleDetailSlice.js';

export interface RecentlyViewedProps {
  /** The vehicle of the page, where it has one: it is left out. */
  vehicle?: Pick<Vehicle, 'id'>;
  now: number;
}

const RecentlyViewedRow = lazy(() => import('./RecentlyViewedRow.js'));

/** What was looked at before, from the device's own record (VDP-21); nothing in the server's HTML. */
export function Component({ vehicle, now }: RecentlyViewedProps) {
  const { recentlyViewed } = useSection(vehicleDetailSection);
  const viewed = useAppSelector(selectViewed);
  const ids = useMemo(
    () => viewed.flatMap(({ id }) => (id === vehicle?.id ? [] : [id])).slice(0, recentlyViewed.shown),
    [viewed, vehicle?.id, recentlyViewed.shown],
  );
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentlyViewedRow ids={ids} now={now} />
    </Suspense>
  );
}
