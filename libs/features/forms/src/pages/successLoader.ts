import type { LoaderFunctionArgs } from 'react-router-dom';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { apiContext, isApiError } from '@forecourt/runtime';

export interface SuccessData {
  /** What was sent from here, `nothing`, or `unknown` where it could not be asked. */
  sent: SentEnquiry | 'nothing' | 'unknown';
}

/** Who is thanked: the service knows its visitor's last enquiry, also after a reload. */
export const loader = ({ context }: LoaderFunctionArgs): Promise<SuccessData> =>
  context
    .get(apiContext)
    .request<SentEnquiry>('/api/enquiries')
    .then(
      (sent) => ({ sent }),
      (error: unknown) => ({ sent: isApiError(error) && error.status === 404 ? 'nothing' : 'unknown' }),
    );
