import { useEffect, useState } from 'react';
import type { VehicleRequest } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { vehicleSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { useAppointments } from './useAppointments.js';
import { offersRequest, requestOfHash } from '../../domain/vehicleRequests.js';
import { requestClosed, requestOpened, selectOpenRequest } from '../../state/formsSlice.js';
import { RequestWindow } from './RequestWindow.js';

/** Opens what was asked for by a link with `data-request` or by the address; what is typed survives closing. */
export function VehicleRequests({ vehicle }: { vehicle: Vehicle }) {
  const options = useSection(vehicleSection);
  const dispatch = useAppDispatch();
  const asked = useAppSelector(selectOpenRequest);
  // the last one stays drawn while it closes, and gives the focus back
  const [last, setLast] = useState<VehicleRequest>();
  if (asked && asked !== last) setLast(asked);
  const appointments = useAppointments(asked === 'test-drive' ? vehicle.slug : undefined);

  useEffect(() => {
    const request = requestOfHash(location.hash);
    if (request) dispatch(requestOpened(request));
    return () => void dispatch(requestClosed());
  }, [dispatch, vehicle.slug]);

  if (!last || !offersRequest(last, vehicle, options)) return null;
  const close = () => {
    dispatch(requestClosed());
    // a reload shall not open it again
    if (requestOfHash(location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
  };
  return (
    <RequestWindow
      key={last}
      request={last}
      vehicle={vehicle}
      isOpen={asked === last}
      appointments={last === 'test-drive' ? appointments : undefined}
      onClose={close}
    />
  );
}
