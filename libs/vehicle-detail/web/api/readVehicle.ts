import { data } from 'react-router-dom';
import type { VehicleAnswer } from '@forecourt/contracts/api';
import { isApiError, sendCall, type ApiGateway } from '@forecourt/runtime';
import { readVehicle as vehicleCall } from '@forecourt/stock/domain';

/** A vehicle by its address, with what is known of it. Unknown ones answer 404, withdrawn ones 410. */
export async function readVehicle(api: ApiGateway, slug: string): Promise<VehicleAnswer> {
  try {
    return await sendCall(api, vehicleCall, { params: { slug } });
  } catch (error) {
    const status = isApiError(error) ? error.status : 503;
    if (status === 404 || status === 410 || status === 400 || status === 422) {
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to answer with a status
      throw data(null, { status: status === 410 ? 410 : 404 });
    }
    throw error;
  }
}
