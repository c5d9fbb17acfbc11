import type { AutogaugeAnswer } from '@forecourt/contracts/api';
import type { ApiGateway } from '@forecourt/runtime';

/** Asks the platform where a vehicle's price stands in the market. */
export const findGauge = (api: ApiGateway, slug: string): Promise<AutogaugeAnswer> =>
  api.request(`/api/cars/${encodeURIComponent(slug)}/autogauge`);
