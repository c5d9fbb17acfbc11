import { useLayoutEffect } from 'react';
import { matchPath, RouterContextProvider, type ActionFunctionArgs } from 'react-router-dom';
import { testDriveRoute, tradeInRoute, vehicleRequestRoute } from '@forecourt/contracts';
import type { Site } from '@forecourt/composition';
import { apiContext, nowContext, siteContext, type ApiRequest } from '@forecourt/runtime';
import { NOW } from '@forecourt/testing';
import { action as takeEnquiry } from '../pages/enquiryAction.js';
import { action as takeTestDrive } from '../pages/testDriveAction.js';
import { action as takeTradeIn } from '../pages/tradeIn/tradeInAction.js';
import { action as takeRequest } from '../pages/vehicleRequestAction.js';

export type Answer = (path: string, request?: ApiRequest) => Promise<unknown>;

/** What an action finds on the context of its request. */
const context = new RouterContextProvider();

/** Sends a posted form to the action of the route that its address names. */
function action(args: ActionFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const request = matchPath(vehicleRequestRoute.defaultPath, pathname);
  if (request) return takeRequest({ ...args, params: request.params, context });
  if (pathname === tradeInRoute.defaultPath) return takeTradeIn({ ...args, context });
  return (pathname === testDriveRoute.defaultPath ? takeTestDrive : takeEnquiry)({ ...args, context });
}

/** Page of stories whose forms go to the actions that a host has. */
export const pageWithActions = (address = '/') => ({ address, data: null, action });

/** The site and the service that these actions find. */
export function useActions(site: Site, answer: Answer): void {
  useLayoutEffect(() => {
    context.set(siteContext, site);
    context.set(apiContext, { request: answer as never });
    context.set(nowContext, () => NOW);
  }, [site, answer]);
}
