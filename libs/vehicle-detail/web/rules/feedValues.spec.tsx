import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { resolveConfig, siteConfig, vehicleConfig, vehicleOptionsOf } from '@forecourt/site-config';
import { buildVehicle, NOW } from '@forecourt/testing';
import { WithStore } from '@forecourt/testing/store';
import { cardProps, uiVehicleWords, VehicleCard } from '@forecourt/ui-vehicle';
import { toDocument, type Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { SidebarActions } from '../components/SidebarActions.js';
import { SidebarSummary } from '../components/Sidebar.js';
import { vehicleDetailConfig } from '../config.js';
import { head } from '../pages/vehicleHead.js';
import { Component as PrintView } from '../parts/PrintViewPart.js';
import { Component as DetailsPart } from '../parts/DetailsPart.js';
import { Component as SectionPart } from '../parts/SectionPart.js';
import { Component as StickyBars } from '../parts/StickyBarsPart.js';

const dealer = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../dealers/harbour/site.json'), 'utf8'),
) as { site: Record<string, unknown> };
const config = resolveConfig(
  [siteConfig, vehicleConfig, vehicleDetailConfig],
  [{ name: 'harbour', values: { site: dealer.site } }],
).values;
const site = createSite({ slug: 'harbour', origin: 'http://h', features: [], config });
const say = wordsOf(site, uiVehicleWords);

/** Everything that the vehicle's pages say of it. */
function drawn(vehicle: Vehicle): string {
  const options = vehicleOptionsOf({ config });
  const { structuredData } = head({
    data: { vehicle, similar: [], delivery: undefined, hasPhone: true, isAnnounced: false, now: NOW },
    site,
    url: new URL('http://h/x'),
    params: {},
  });
  const document = toDocument(vehicle, { site: 'harbour' });
  const page = renderToStaticMarkup(
    <SiteContext value={site}>
      <VehicleCard {...cardProps(document, options, { offersSubscription: false, now: NOW, href: '/x' })} say={say} />
      <SidebarSummary vehicle={vehicle} now={NOW} />
      <MemoryRouter>
        <WithStore>
          <SidebarActions vehicle={vehicle} group="first" />
          <SidebarActions vehicle={vehicle} group="others" />
          <StickyBars vehicle={vehicle} now={NOW} />
        </WithStore>
      </MemoryRouter>
      <PrintView vehicle={vehicle} now={NOW} />
      <DetailsPart vehicle={vehicle} names={['key-information', 'specifications']} />
      {(['why-buy', 'location'] as const).map((name) => (
        <SectionPart key={name} name={name} vehicle={vehicle} />
      ))}
    </SiteContext>,
  );
  return page + JSON.stringify(structuredData);
}

const FIELDS = ['price_type', 'car_type', 'item_type', 'status', 'simple_body', 'simple_fuel', 'make', 'tag'] as const;

describe('words of a feed that the platform does not know', () => {
  it.each(
    FIELDS.flatMap((field) => ['ex-demo', '__proto__', 'constructor', 'toString'].map((word) => ({ field, word }))),
  )('VDP-06 VDP-15 $field "$word" breaks neither page, bars, paper nor structured data', ({ field, word }) => {
    const html = drawn(buildVehicle({ [field]: word }));
    expect(html).not.toMatch(/\[object|native code|undefined/);
    expect(html).toContain('Sorento');
  });
  it('an unknown condition is stated nowhere', () => {
    const html = drawn(buildVehicle({ car_type: 'ex-demo' as never }));
    expect(html).not.toMatch(/ex-demo|NewCondition|UsedCondition/);
  });
});
