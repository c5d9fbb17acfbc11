import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { VEHICLE_REQUESTS, type VehicleRequest } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { useAppointments } from './useAppointments.js';
import { offersRequest, requestOfHash } from '../../domain/vehicleRequests.js';
import { askedRequest, askFor, onAsked } from '../../requests/askedRequest.js';
import { injectedFormsSlice } from '../../state/formsSlice.js';
import { createDraft, type Draft } from './draft.js';
import { RequestWindow } from './RequestWindow.js';

const nothing = (): undefined => undefined;

/** Opens what was asked for by a link with `data-request` or by the address; what is typed survives closing. */
export function VehicleRequests({ vehicle }: { vehicle: Vehicle }) {
  const options = useSection(vehicleSection);
  const asked = useSyncExternalStore(onAsked, askedRequest, nothing);
  const user = useSelector(injectedFormsSlice.selectors.selectUser);
  const [drafts] = useState(createDrafts);
  // the last one stays drawn while it closes, and gives the focus back
  const [last, setLast] = useState<VehicleRequest>();
  if (asked && asked !== last) setLast(asked);
  const appointments = useAppointments(asked === 'test-drive' ? vehicle.slug : undefined);

  useEffect(() => {
    const request = requestOfHash(location.hash);
    if (request) askFor(request);
    return () => askFor(undefined);
  }, [vehicle.slug]);

  if (!last || !offersRequest(last, vehicle, options)) return null;
  const close = () => {
    askFor(undefined);
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
      user={user}
      draft={drafts[last]}
      onClose={close}
    />
  );
}

const createDrafts = () =>
  Object.fromEntries(VEHICLE_REQUESTS.map((request) => [request, createDraft()])) as Record<VehicleRequest, Draft>;
