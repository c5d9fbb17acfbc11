import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import {
  resolveConfig,
  sectionOf,
  siteConfig,
  siteSection,
  vehicleConfig,
  vehicleOptionsOf,
} from '@forecourt/site-config';
import { buildVehicle, NOW } from '@forecourt/testing';
import { WithStore } from '@forecourt/testing/store';
import { cardProps, uiVehicleWords, VehicleCard } from '@forecourt/ui-vehicle';
import { toDocument, type Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { SidebarSummary } from '../components/Sidebar.js';
import { vehicleDetailConfig } from '../config.js';
import { head } from '../pages/vehicleHead.js';
import { Component as PrintView } from '../parts/PrintViewPart.js';
import { Component as StickyBars } from '../parts/StickyBarsPart.js';

const dealer = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../dealers/harbour/site.json'), 'utf8'),
) as { site: Record<string, unknown> };
const config = resolveConfig(
  [siteConfig, vehicleConfig, vehicleDetailConfig],
  [{ name: 'harbour', values: { site: { ...dealer.site, offersSubscription: true } } }],
).values;
const site = createSite({ slug: 'harbour', origin: 'http://h', features: [], config });
const say = wordsOf(site, uiVehicleWords);
const identity = sectionOf({ config }, siteSection);
const options = vehicleOptionsOf({ config });

/** Dollar amounts that a piece of HTML shows. */
const amounts = (html: string) => html.match(/\$\d[\d,]*\d/g) ?? [];

function surfaces(vehicle: Vehicle) {
  const document = toDocument(vehicle, { site: 'harbour' });
  const card = renderToStaticMarkup(
    <VehicleCard
      {...cardProps(document, options, { offersSubscription: identity.offersSubscription, now: NOW, href: '/x' })}
      say={say}
    />,
  );
  const page = renderToStaticMarkup(
    <SiteContext value={site}>
      <SidebarSummary vehicle={vehicle} now={NOW} />
    </SiteContext>,
  );
  const wrapped = (part: ReactNode) =>
    renderToStaticMarkup(
      <SiteContext value={site}>
        <MemoryRouter>{part}</MemoryRouter>
      </SiteContext>,
    );
  const sticky = wrapped(
    <WithStore>
      <StickyBars vehicle={vehicle} now={NOW} />
    </WithStore>,
  );
  const print = wrapped(<PrintView vehicle={vehicle} now={NOW} />);
  const { structuredData, description } = head({
    data: { vehicle, similar: [], delivery: undefined, hasPhone: true, isAnnounced: false, now: NOW },
    site,
    url: new URL('http://h/x'),
    params: {},
  });
  return { card, page, sticky, print, data: JSON.stringify(structuredData), description: description ?? '' };
}

/** Advertised for 30 days, until nine days ago. */
const asked = (price: number): Partial<Vehicle> => ({
  price_history: [
    { from: NOW / 1000 - 39 * 86_400, price },
    { from: NOW / 1000 - 9 * 86_400, price: price - 1000 },
  ],
});

describe('one price everywhere', () => {
  it.each<[string, Partial<Vehicle>, string[], number | undefined]>([
    ['a price', { price: 41_990 }, ['$41,990'], 41_990],
    ['cents', { price: 41_990.4 }, ['$41,990'], 41_990],
    ['a was-price', { price: 41_990, before_price: 44_990, ...asked(44_990) }, ['$41,990', '$44,990'], 41_990],
    ['a was-price that was never advertised', { price: 41_990, before_price: 44_990 }, ['$41,990'], 41_990],
    ['an offer', { price: 41_990, offer_price: 39_990, ...asked(41_990) }, ['$39,990', '$41,990'], 39_990],
    ['an offer from the first day', { price: 41_990, offer_price: 39_990 }, ['$39,990'], 39_990],
    ['a placeholder', { price: 10.4 }, [], undefined],
    ['ten dollars', { price: 10 }, [], undefined],
    ['a placeholder offer', { price: 41_990, offer_price: 1 }, ['$41,990'], 41_990],
    ['a subscription', { price: 41_990, subscription_price: 289 }, ['$289'], undefined],
  ])('CARD-03 %s is the same on card, page, bars, print and in structured data', (_name, values, shown, stated) => {
    const vehicle = buildVehicle({ ...values, state_average_market_price: 1 });
    const { card, page, sticky, print, data, description } = surfaces(vehicle);
    expect(amounts(card)).toEqual(shown);
    // the price before is above the price here, and below it on a card
    expect(amounts(print)).toEqual(shown.toReversed());
    expect(amounts(page)).toEqual(shown.toReversed());
    // the bars say the price alone
    expect(shown.slice(0, amounts(sticky).length)).toEqual(amounts(sticky));
    expect(data.includes('"price":')).toBe(stated !== undefined);
    if (stated !== undefined) expect(data).toContain(`"price":${stated},`);
    expect(amounts(description)).toEqual(shown.slice(0, 1));
  });
  it('CARD-03 without a price every surface has the words of the site', () => {
    const { card, page } = surfaces(buildVehicle({ price: 1 }));
    expect(card).toContain(options.noPriceText);
    expect(page).toContain(options.noPriceText);
  });
});
