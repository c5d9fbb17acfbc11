import { redirect, type ActionFunction, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom';
import { homeRoute, signInAddress, signInRoute } from '@forecourt/contracts';
import { readAccount } from '@forecourt/contracts/api';
import type { PageGate, Site } from '@forecourt/composition';
import { apiContext, notFound, siteContext, sendCall } from '@forecourt/runtime';

export interface GatedAddress {
  readonly site: Pick<Site, 'href'>;
  /** Address of the page. */
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * Where a visitor goes who has not signed in. `open` where nothing is behind the gate (a checkout without a vehicle),
 * so that the page says so itself. `none` where the site has no sign-in: no one passes then.
 */
export function gateTarget(
  gate: PageGate,
  { site, url, params }: GatedAddress,
): { readonly to: string } | 'open' | 'none' {
  const { needs } = gate;
  const value =
    needs === undefined ? undefined : Object.hasOwn(params, needs) ? params[needs] : url.searchParams.get(needs);
  if (needs !== undefined && !value) return 'open';
  const signIn = site.href(signInRoute);
  if (signIn === undefined) return 'none';
  const back =
    gate.back?.(site, { ...params, ...(needs !== undefined && value ? { [needs]: value } : {}) }) ??
    site.href(homeRoute) ??
    '/';
  return { to: signInAddress(signIn, { type: gate.type, redirect: url.pathname + url.search, back }) };
}

/** Lets signed-in shoppers pass, and leads others to the sign-in. Throws react-router's answers. */
async function pass(gate: PageGate, { request, context, params }: LoaderFunctionArgs): Promise<void> {
  const target = gateTarget(gate, { site: context.get(siteContext), url: new URL(request.url), params });
  if (target === 'open') return;
  if (target === 'none') throw notFound();
  const { shopper } = await sendCall(context.get(apiContext), readAccount, {});
  // 303: the browser must not post a form again to the sign-in
  if (shopper === null) throw redirect(target.to, 303) as unknown as Error;
}

/** Answers once the visitor may pass; for all that a page reads, which asks it once. */
export const gateLoader =
  (gate: PageGate): LoaderFunction =>
  async (args) => {
    await pass(gate, args);
    return null;
  };

export const gatedAction =
  (gate: PageGate, action: ActionFunction): ActionFunction =>
  async (args) => {
    await pass(gate, args);
    return action(args);
  };
