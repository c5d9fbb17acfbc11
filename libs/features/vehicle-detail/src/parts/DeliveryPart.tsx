import { vehicleRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { createFetchApi } from '@forecourt/runtime';
import type { Vehicle } from '@forecourt/vehicle';
import { lookUpDelivery } from '../api/lookUpDelivery.js';
import { DeliveryCalculator } from '../components/DeliveryCalculator.js';
import type { DeliveryState } from '../domain/delivery.js';

export interface DeliveryPartProps {
  vehicle: Vehicle;
  /** What was asked for in the page's address, with its answer. */
  asked: { postcode: string; state: DeliveryState } | undefined;
}

const lookUp = lookUpDelivery(createFetchApi());

/** Delivery of a vehicle of this site. */
export function Component({ vehicle, asked }: DeliveryPartProps) {
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  return (
    <DeliveryCalculator
      start={asked?.state ?? { kind: 'idle' }}
      postcode={asked?.postcode ?? ''}
      lookUp={lookUp}
      action={page ?? ''}
    />
  );
}
