import type { VehicleRequest } from '@forecourt/contracts';
import type { Vehicle } from '@forecourt/vehicle';
import { refusedValues } from '../components/EnquiryForm.js';
import { RequestForm } from '../components/requests/RequestForm.js';
import { useRequestForm } from '../components/requests/useRequestForm.js';
import type { OfferedTimes } from '../rules/appointments.js';
import type { EnquiryRefusal } from '../pages/takePosted.js';

export interface RequestPartProps {
  request: VehicleRequest;
  vehicle: Vehicle;
  /** Moment of the page, where figures of its calculator may go along. */
  now?: number | undefined;
  times?: OfferedTimes | undefined;
  refused?: EnquiryRefusal | undefined;
  /** On the vehicle's page instead of a separate one. */
  isInPage?: boolean;
}

/** A form about a vehicle that is part of a page, not a window. */
export function Component({ request, vehicle, now, times, refused, isInPage = false }: RequestPartProps) {
  const { stays, form } = useRequestForm({
    request,
    vehicle,
    ...(refused ? { preset: refusedValues(refused) } : {}),
  });
  return (
    <RequestForm
      {...form}
      {...(now === undefined ? {} : { calculated: { vehicle, now } })}
      stays={isInPage && stays}
      appointments={request === 'test-drive' ? (times ?? 'unknown') : undefined}
    />
  );
}
