import { vehicleRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { selectPostcode, useAppSelector } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';
import { DeliveryCalculator } from '../components/DeliveryCalculator.js';
import type { DeliveryState } from '../rules/delivery.js';
import { useDelivery } from './useDelivery.js';

export interface DeliveryPartProps {
  vehicle: Vehicle;
  /** What the page's address requests, with its answer. */
  asked: { postcode: string; state: DeliveryState } | undefined;
  isFolded?: boolean | undefined;
}

/** Delivery of a vehicle of this site; begins with the postcode that the shopper gave anywhere on it. */
export function Component({ vehicle, asked, isFolded }: DeliveryPartProps) {
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const known = useAppSelector(selectPostcode);
  const { state, ask } = useDelivery(asked?.state ?? { kind: 'idle' });
  return (
    <DeliveryCalculator
      state={state}
      postcode={asked?.postcode ?? known ?? ''}
      onAsk={ask}
      action={page ?? ''}
      isFolded={isFolded}
    />
  );
}
