import { useEffect, useState } from 'react';
import { useSection, useSite } from '@forecourt/composition';
import { useSearchGateway } from '@forecourt/runtime';
import type { Vehicle, VehicleDocument } from '@forecourt/vehicle';
import { findViewed } from '../api/findViewed.js';
import { VehicleRow } from '../components/VehicleRow.js';
import { vehicleDetailSection } from '../section.js';
import { readViewed } from '../signals/readViewed.js';

/** What was looked at before this vehicle, from the device's own record (VDP-21); nothing in the server's HTML. */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { recentlyViewed } = useSection(vehicleDetailSection);
  const { slug } = useSite();
  const search = useSearchGateway();
  const [vehicles, setVehicles] = useState<readonly VehicleDocument[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const others = readViewed().filter(({ id }) => id !== vehicle.id);
    const ids = others.slice(0, recentlyViewed.shown).map(({ id }) => id);
    findViewed(search, slug, ids).then(
      (found) => {
        if (isCurrent) setVehicles(found);
      },
      (error: unknown) => {
        console.warn('Recently viewed vehicles could not be read.', error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [search, slug, vehicle.id, recentlyViewed.shown]);
  return <VehicleRow id="recently-viewed" title="Recently viewed" vehicles={vehicles} now={now} />;
}
