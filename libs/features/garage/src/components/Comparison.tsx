import { vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { cardProps } from '@forecourt/ui-vehicle';
import type { VehicleDocument } from '@forecourt/vehicle';
import { compareRows } from '../domain/compareRows.js';
import { CompareTable } from './CompareTable.js';

export interface ComparisonProps {
  vehicles: readonly VehicleDocument[];
  /** Epoch milliseconds. */
  now: number;
  hrefWithout: (id: string) => string;
  onRemove: (id: string) => void;
}

/** Vehicles as the cards of this site say them, as columns of a table. */
export function Comparison({ vehicles, now, hrefWithout, onRemove }: ComparisonProps) {
  const site = useSite();
  const options = useSection(vehicleSection);
  const { offersSubscription } = useSection(siteSection);
  const cards = vehicles.map((vehicle) =>
    cardProps(vehicle, options, {
      offersSubscription,
      now,
      href: site.href(vehicleRoute, { slug: vehicle.slug }) ?? '#',
    }),
  );
  const rows = compareRows(
    vehicles,
    cards.map(({ price }) => price),
  );
  return (
    <CompareTable
      rows={rows}
      columns={vehicles.map(({ id, title: name }, index) => ({
        ...cards[index]!,
        id,
        name,
        removeHref: hrefWithout(id),
        onRemove: () => onRemove(id),
      }))}
    />
  );
}
