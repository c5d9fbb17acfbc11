import type { PhoneRevealAnswer, PhoneRevealBody } from '@forecourt/contracts/api';
import type { ApiGateway } from '@forecourt/runtime';

/** Asks for a number in full, which counts. */
export const askPhone = (api: ApiGateway, body: PhoneRevealBody): Promise<PhoneRevealAnswer> =>
  api.request('/api/phone-reveals', { method: 'POST', body });
