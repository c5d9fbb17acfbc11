import { StoreProvider } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';
import { VehicleRequests } from '../components/requests/VehicleRequests.js';

/** Forms that open over a vehicle's page (VDP-24). */
export const Component = ({ vehicle }: { vehicle: Vehicle }) => (
  <StoreProvider>
    <VehicleRequests vehicle={vehicle} />
  </StoreProvider>
);
