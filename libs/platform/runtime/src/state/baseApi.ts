import { createAction } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { AnswerError, type Call, type CallInput } from '@forecourt/contracts/call';
import { isApiError, type ApiRequest } from '../apiGateway.js';
import { sendCall } from '../sendCall.js';
import { lateMiddleware } from './lateMiddleware.js';
import { rootReducer, type RootReducer } from './store.js';
import type { StoreExtra } from './storeExtra.js';

export interface BaseApiError {
  /** `NETWORK` where no answer came, or one that its call does not allow: that is the body. */
  status: number | 'NETWORK';
  message: string;
  body?: unknown;
}
/** An address, a request, or a call with what it is given. */
export type BaseApiArgs = string | (ApiRequest & { path: string }) | { call: Call; input: CallInput<Call> };

/** The query of an endpoint that sends a call: `build.query<CallAnswer<C>, CallInput<C>>({ query: sends(call) })`. */
export const sends =
  <C extends Call>(call: C) =>
  (input: CallInput<C>): BaseApiArgs => ({ call, input });

/** A call that got no answer, for endpoints with their own `queryFn`. */
export const networkError = (error: unknown): BaseApiError => ({
  status: 'NETWORK',
  message: error instanceof Error ? error.message : String(error),
});

const baseQuery: BaseQueryFn<BaseApiArgs, unknown, BaseApiError> = async (args, api) => {
  const { api: gateway } = api.extra as StoreExtra;
  const { signal } = api;
  try {
    if (typeof args === 'object' && 'call' in args)
      return { data: (await sendCall(gateway, args.call, args.input, { signal })) ?? null };
    const { path, ...request } = typeof args === 'string' ? { path: args } : args;
    return { data: (await gateway.request<unknown>(path, { ...request, signal })) ?? null };
  } catch (error) {
    if (isApiError(error)) return { error: { status: error.status, message: error.message, body: error.body } };
    return {
      error: { ...networkError(error), ...(error instanceof AnswerError ? { body: error.answer ?? null } : {}) },
    };
  }
};

/**
 * The one RTK Query API; features add their endpoints with `injectEndpoints`. A module of its own
 * (`@forecourt/runtime/base-api`), so that pages that call nothing do not carry RTK Query.
 */
export const baseApi = createApi({ reducerPath: 'api', baseQuery, endpoints: () => ({}) });

(rootReducer as RootReducer & { inject(slice: typeof baseApi): unknown }).inject(baseApi);
lateMiddleware.addMiddleware(baseApi.middleware);

/**
 * Dispatch it before a query of code that has just been loaded: a store has the state of a late reducer from its next
 * action on, and a query reads before it dispatches.
 */
export const apiLoaded = createAction('api/loaded');
