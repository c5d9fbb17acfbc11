import { describe, expect, it } from 'vitest';
import {
  fillPath,
  homeRoute,
  mountedPath,
  myGarageRoute,
  reserveRoute,
  signInRoute,
  type RouteRef,
} from '@forecourt/contracts';
import { createSite, defineFeature, gateOf, type PageGate, type Site } from '@forecourt/composition';
import { gatedAction, gateLoader, gateTarget } from './gates.js';

const siteWith = (routes: readonly RouteRef<string>[]): Pick<Site, 'href'> => ({
  href: (route, params) => (routes.includes(route) ? fillPath(mountedPath(route), params) : undefined),
});
const site = siteWith([homeRoute, signInRoute]);
const at = (path: string, params: Record<string, string> = {}) => ({
  site,
  url: new URL(path, 'https://harbour.example'),
  params,
});
const checkout: PageGate = { type: 'checkout', needs: 'slug', back: (_site, { slug }) => `/cars/${slug ?? ''}` };
const config = (gatedPages: readonly string[]) => ({ slug: 'harbour', config: { site: { gatedPages } } });
const page = (gate?: PageGate) => ({ route: reserveRoute, ...(gate ? { gate } : {}) });

describe('gates', () => {
  it('SAVE-06 lead to the sign-in with type, redirect and back', () => {
    expect(gateTarget(checkout, at('/cars/kia-rio/checkout?step=2&a=b', { slug: 'kia-rio' }))).toEqual({
      to: '/sign-in?type=checkout&redirect=%2Fcars%2Fkia-rio%2Fcheckout%3Fstep%3D2%26a%3Db&back=%2Fcars%2Fkia-rio',
    });
    expect(gateTarget({ type: 'garage' }, at('/my-garage'))).toEqual({
      to: '/sign-in?type=garage&redirect=%2Fmy-garage&back=%2F',
    });
  });
  it('SAVE-06 a checkout without a vehicle makes no redirect', () => {
    expect(gateTarget(checkout, at('/checkout'))).toBe('open');
    expect(gateTarget(checkout, at('/checkout?slug='))).toBe('open');
    expect(gateTarget(checkout, at('/checkout?slug=kia'))).not.toBe('open');
  });
  it('SAVE-06 the way back knows the vehicle that the query names', () => {
    const purchase: PageGate = {
      type: 'checkout',
      needs: 'car_id',
      back: (_site, { car_id }) => `/cars/${car_id ?? ''}`,
    };
    expect(gateTarget(purchase, at('/checkout-journey?car_id=kia-rio'))).toEqual({
      to: '/sign-in?type=checkout&redirect=%2Fcheckout-journey%3Fcar_id%3Dkia-rio&back=%2Fcars%2Fkia-rio',
    });
    expect(gateTarget(purchase, at('/checkout-journey'))).toBe('open');
  });
  it('SAVE-06 no one passes where the site has no sign-in', () => {
    expect(gateTarget({ type: 'garage' }, { ...at('/my-garage'), site: siteWith([homeRoute]) })).toBe('none');
  });
  it('SAVE-06 a page that asks for a sign-in is not there where the site has none', () => {
    const load = () => Promise.resolve({ Component: () => null });
    const reserving = defineFeature({ id: 'checkout', pages: [{ route: reserveRoute, load, gate: checkout }] });
    const signing = defineFeature({ id: 'garage', pages: [{ route: signInRoute, load }] });
    const routesOf = (...features: Site['features']) => [
      ...createSite({ slug: 'harbour', origin: 'http://h', features, config: {} }).paths.keys(),
    ];
    expect(routesOf(reserving)).toEqual([]);
    expect(routesOf(reserving, signing)).toEqual([reserveRoute.id, signInRoute.id]);
  });
  it('SAVE-06 apply where the page or the site’s options say so', () => {
    expect(gateOf(page(), config([]))).toBeUndefined();
    expect(gateOf(page(), config([reserveRoute.id]))).toEqual({ type: 'checkout' });
    expect(gateOf(page(), config([myGarageRoute.id]))).toBeUndefined();
    expect(gateOf(page(checkout), config([]))).toBe(checkout);
    const sometimes = { ...checkout, isOn: () => false };
    expect(gateOf(page(sometimes), config([]))).toBeUndefined();
    expect(gateOf(page(sometimes), config([reserveRoute.id]))).toMatchObject({ type: 'checkout', needs: 'slug' });
  });
  it.each([
    [null, 303],
    [{ name: '', email: 'kim@example.com', phone: null }, undefined],
  ])('SAVE-06 nothing of the page is read or done before %o passes', async (shopper, status) => {
    const done: string[] = [];
    const args = {
      request: new Request('https://harbour.example/my-garage'),
      params: {},
      context: { get: () => ({ ...site, request: () => Promise.resolve({ shopper }) }) },
    } as never;
    const gate = { type: 'garage' };
    const run = async (work: () => unknown) => {
      try {
        await work();
        return undefined;
      } catch (answer) {
        return (answer as Response).status;
      }
    };
    const work = (name: string) => () => {
      done.push(name);
      return null;
    };
    expect(await run(() => Promise.resolve(gateLoader(gate)(args)).then(work('read')))).toBe(status);
    expect(await run(() => gatedAction(gate, work('acted'))(args))).toBe(status);
    expect(done).toEqual(status === undefined ? ['read', 'acted'] : []);
  });
});
