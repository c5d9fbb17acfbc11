import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ContentIndexAnswer } from '@forecourt/contracts/api';
import { apiContext } from '@forecourt/runtime';

export const loader = ({ context }: LoaderFunctionArgs): Promise<ContentIndexAnswer> =>
  context.get(apiContext).request<ContentIndexAnswer>('/api/content/index');
