import { callAnswer, callRequest, type Call, type CallAnswer, type CallInput } from '@forecourt/contracts/call';
import type { ApiGateway, ApiRequest } from './apiGateway.js';

export type SendOptions = Pick<ApiRequest, 'headers' | 'signal' | 'keepalive'>;

/**
 * Sends a call for the site of the page. Rejects with ApiError for a refusal, and with AnswerError for an answer that
 * its schema does not allow.
 */
export async function sendCall<C extends Call>(
  api: ApiGateway,
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallAnswer<C>> {
  const { path, ...request } = callRequest(call, input);
  return callAnswer(call, await api.request<unknown>(path, { ...options, ...request }));
}
