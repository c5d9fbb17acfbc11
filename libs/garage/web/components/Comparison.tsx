import { reserveRoute, vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { cardActions, cardProps, uiVehicleWords } from '@forecourt/ui-vehicle';
import { vehicleWords, type VehicleDocument } from '@forecourt/vehicle';
import { compareEquipment, type ComparedDetails } from '../rules/comparedDetails.js';
import { compareRows } from '../rules/compareRows.js';
import { CompareTable } from './CompareTable.js';
import { garageWords } from '../words/garageWords.js';

export interface ComparisonProps {
  vehicles: readonly VehicleDocument[];
  /** What else is known of each, in the same order. */
  details?: readonly (ComparedDetails | undefined)[] | undefined;
  /** Epoch milliseconds. */
  now: number;
  hrefWithout: (id: string) => string;
  onRemove: (id: string) => void;
}

/** What a shopper does once they have chosen; a button that a vehicle or the site does not have is left out. */
const NEXT_STEPS = ['enquire', 'reserve'] as const;

/** Vehicles as the cards of this site say them, as columns of a table. */
export function Comparison({ vehicles, details = [], now, hrefWithout, onRemove }: ComparisonProps) {
  const say = useWords(garageWords);
  const sayCard = useWords(uiVehicleWords);
  const sayVehicle = useWords(vehicleWords);
  const site = useSite();
  const options = useVehicleOptions();
  const { offersSubscription } = useSection(siteSection);
  const cards = vehicles.map((vehicle) => {
    const href = site.href(vehicleRoute, { slug: vehicle.slug }) ?? '#';
    return {
      ...cardProps(vehicle, options, { offersSubscription, now, href }),
      actions: cardActions(
        vehicle,
        { ...options, cardButtons: NEXT_STEPS },
        { href, reserve: site.href(reserveRoute, { slug: vehicle.slug }) },
        sayCard,
      ),
    };
  });
  const rows = compareRows(
    vehicles.map((vehicle, index) => ({ vehicle, repayment: cards[index]?.repayment, details: details[index] })),
    say,
    sayVehicle,
  );
  return (
    <CompareTable
      rows={rows}
      equipment={compareEquipment(vehicles.map((_vehicle, index) => details[index]?.equipment))}
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
