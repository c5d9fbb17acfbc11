import { vehicleAnswer, vehicleParams } from '@forecourt/contracts/api';
import { defineCall } from '@forecourt/contracts/call';

/** A vehicle by its address (API-02). */
export const readVehicle = defineCall({
  method: 'GET',
  path: '/api/vehicles/:slug',
  summary: 'A vehicle that this site shows, also for a while after it was sold',
  tags: ['stock'],
  params: vehicleParams,
  answer: vehicleAnswer,
  refusals: [404, 410],
});
