import { useEffect, useState } from 'react';
import type { VehicleRequest } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { vehicleSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { useAppointments } from './useAppointments.js';
import { offersRequest, requestOfHash } from '../../rules/vehicleRequests.js';
import { requestClosed, requestOpened, selectOpenRequest } from '../../state/formsSlice.js';
import { RequestWindow } from './RequestWindow.js';

/** Opens the form that a `data-request` link or the address requests; closing it keeps what was typed. */
export function VehicleRequests({ vehicle, now }: { vehicle: Vehicle; now?: number }) {
  const options = useSection(vehicleSection);
  const dispatch = useAppDispatch();
  const asked = useAppSelector(selectOpenRequest);
  // the last window stays rendered while it closes, and returns the focus
  const [last, setLast] = useState<VehicleRequest>();
  if (asked && asked !== last) setLast(asked);
  const appointments = useAppointments(asked === 'test-drive' ? vehicle.slug : undefined);

  useEffect(() => {
    const request = requestOfHash(location.hash);
    if (request) {
      // neither a reload nor Back to the page shall open it again
      history.replaceState(history.state, '', location.pathname + location.search);
      dispatch(requestOpened(request));
    }
    return () => void dispatch(requestClosed());
  }, [dispatch, vehicle.slug]);

  if (!last || !offersRequest(last, vehicle, options)) return null;
  return (
    <RequestWindow
      key={last}
      request={last}
      vehicle={vehicle}
      now={now}
      isOpen={asked === last}
      appointments={last === 'test-drive' ? appointments : undefined}
      onClose={() => void dispatch(requestClosed())}
    />
  );
}
