/** Forms that open over a vehicle's page (VDP-24). */
export { VehicleRequests as Component } from '../components/requests/VehicleRequests.js';
