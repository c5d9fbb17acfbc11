import type { LoaderFunction } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fillPath, mountedPath, signInRoute, homeRoute, vehicleRoute } from '@forecourt/contracts';
import { gateOf, type PageDefinition, type PageGate } from '@forecourt/composition';
import { signInReason } from '../../libs/garage/web/rules/signInReason.ts';
import { gateLoader, gateTarget } from '../../libs/platform/ssr/src/gates.ts';
import { templatePages } from '../dealers-check/templatePages.ts';

const pages = [...(await templatePages()).values()].flat();
const pageOf = (id: string): PageDefinition => {
  const found = pages.find(({ route }) => route.id === id);
  if (!found) throw new Error(`No template renders ${id}.`);
  return found;
};

type Options = Readonly<Record<string, object>>;
const siteWith = (options: Options) => ({
  slug: 'harbour',
  config: {
    site: { gatedPages: [] as string[] },
    content: { memberPages: { spinToWin: 'off', onlinePayment: 'off' } },
    finance: { externalCreditCheck: false, personalised: { isOn: true } },
    checkout: { isOn: true },
    ...options,
  },
});
const gateWith = (id: string, options: Options = {}): PageGate | undefined => gateOf(pageOf(id), siteWith(options));
const put = (id: string): Options => ({ site: { gatedPages: [id] } });
const at = (path: string, params: Record<string, string> = {}) => ({
  site: {
    href: (route: typeof homeRoute) =>
      route === signInRoute || route === homeRoute || route.id === vehicleRoute.id
        ? fillPath(mountedPath(route), { slug: 'kia' })
        : undefined,
  } as never,
  url: new URL(path, 'https://harbour.example'),
  params,
});

/** Rows of B6: the page, what gates it, what does not, and where a stranger is led to. */
const ROWS = [
  [
    'my-garage areas, always',
    'garage/my-garage',
    {},
    undefined,
    '/my-garage',
    'type=garage&redirect=%2Fmy-garage&back=%2F',
  ],
  [
    'checkout, on certain sites',
    'checkout/reserve',
    put('checkout/reserve'),
    {},
    '/cars/kia/checkout?a=1',
    'type=checkout&redirect=%2Fcars%2Fkia%2Fcheckout%3Fa%3D1&back=%2Fcars%2Fkia',
  ],
  [
    'spin-to-win, gated',
    'content/spin-to-win',
    {},
    undefined,
    '/spin-to-win',
    'type=spin-to-win&redirect=%2Fspin-to-win&back=%2F',
  ],
  [
    'the finance page, with an external credit check',
    'finance/page',
    { finance: { externalCreditCheck: true } },
    {},
    '/finance?car_id=7',
    'type=finance&redirect=%2Ffinance%3Fcar_id%3D7&back=%2F',
  ],
  [
    'online payment, when not disabled',
    'content/online-payment',
    { content: { memberPages: { onlinePayment: 'gated' } } },
    { content: { memberPages: { onlinePayment: 'open' } } },
    '/online-payment',
    'type=online-payment&redirect=%2Fonline-payment&back=%2F',
  ],
  [
    'trade-in, not by default',
    'forms/trade-in',
    put('forms/trade-in'),
    {},
    '/trade-in',
    'type=trade-in&redirect=%2Ftrade-in&back=%2F',
  ],
  [
    'the trade-in of a vehicle, not by default',
    'forms/vehicle-trade-in',
    put('forms/vehicle-trade-in'),
    {},
    '/cars/trade-in?car_id=7',
    'type=trade-in&redirect=%2Fcars%2Ftrade-in%3Fcar_id%3D7&back=%2F',
  ],
  [
    'sell-my-car, not by default',
    'forms/sell-my-car',
    put('forms/sell-my-car'),
    {},
    '/sell-my-car',
    'type=trade-in&redirect=%2Fsell-my-car&back=%2F',
  ],
  [
    'sell-your-car, not by default',
    'forms/sell-your-car',
    put('forms/sell-your-car'),
    {},
    '/sell-your-car',
    'type=trade-in&redirect=%2Fsell-your-car&back=%2F',
  ],
] as const;

describe('the table of B6', () => {
  it.each(ROWS)('SAVE-06 %s: a stranger is led to the sign-in', (_row, id, gated, open, path, query) => {
    const gate = gateWith(id, gated);
    expect(gate && gateTarget(gate, at(path, { slug: 'kia' }))).toEqual({ to: `/sign-in?${query}` });
    // undefined: there is no way to have it open
    if (open) expect(gateWith(id, open)).toBeUndefined();
    else expect(gateWith(id, {})).toBeDefined();
  });
  it.each(ROWS)(
    'SAVE-06 %s: the sign-in page sends a signed-in shopper straight to the target',
    async (_row, id, gated, _open, path, query) => {
      const site = at(path).site;
      const asked = signInReason(new URL(`/sign-in?${query}`, 'https://harbour.example'), site);
      expect(asked.redirect).toBe(path);
      const gate = gateWith(id, gated)!;
      const account = (shopper: object | null) =>
        ({
          request: new Request(`https://harbour.example${path}`),
          params: { slug: 'kia' },
          context: { get: () => ({ ...(site as object), request: () => Promise.resolve({ shopper }) }) },
        }) as never;
      const load: LoaderFunction = (args) => Promise.resolve(gateLoader(gate)(args)).then(() => 'shown');
      expect(await load(account({ name: '', email: 'kim@example.com', phone: null }))).toBe('shown');
      await expect(Promise.resolve(load(account(null)))).rejects.toMatchObject({ status: 303 });
    },
  );
  it('SAVE-06 a checkout without a vehicle makes no redirect', () => {
    expect(gateTarget(gateWith('checkout/reserve', put('checkout/reserve'))!, at('/checkout'))).toBe('open');
  });
  it('SAVE-06 personalised finance has a gate of its own, which the service holds', () => {
    expect(gateWith('finance/personalised')).toBeUndefined();
    expect(gateWith('finance/personalised', put('finance/personalised'))).toMatchObject({ type: 'finance' });
  });
  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    'x',
  ])('SAVE-06 the sign-in leads to own paths alone: %s', (target) => {
    const query = new URLSearchParams({ type: 'checkout', redirect: target, back: target });
    const asked = signInReason(new URL(`/sign-in?${query}`, 'https://harbour.example'), at('/').site);
    expect([asked.redirect, asked.back]).toEqual(['/', '/']);
  });
});
