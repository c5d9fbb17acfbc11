import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { alertsRoute, listingRoute, phoneRoute, vehicleEnquirySlot, type RouteRef } from '@forecourt/contracts';
import { createSite, defineFeature, fill, SiteContext } from '@forecourt/composition';
import { vehicleConfig, type VehicleSection } from '@forecourt/site-config';
import { buildVehicle, NOW } from '@forecourt/testing';
import { WithStore } from '@forecourt/testing/store';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleDetailConfig } from '../config.js';
import { SidebarSummary } from './Sidebar.js';
import { Component as SectionPart } from '../parts/SectionPart.js';
import { SidebarActions } from './SidebarActions.js';

const RESERVE = { title: 'Reserve', steps: [{ title: 'Tell us' }], linkText: 'Ask to reserve it', href: '#enquiry' };
const forms = defineFeature({
  id: 'forms',
  fills: [
    fill(vehicleEnquirySlot, {
      id: 'forms/enquiry',
      load: () => Promise.resolve({ Component: () => <form>Ask</form> }),
    }),
  ],
});

/** HTML of the sidebar as the server writes it. */
function html(
  vehicle: Vehicle,
  options: Partial<VehicleSection> = {},
  features = [forms],
  routes: readonly RouteRef<string>[] = [],
): string {
  const config = {
    site: { phones: {}, locations: [], offersSubscription: false, searchPrefix: '/search' },
    vehicle: { ...vehicleConfig.defaults, ...options },
    'vehicle-detail': { ...vehicleDetailConfig.defaults, reserveOnline: RESERVE },
  };
  return renderToStaticMarkup(
    <SiteContext
      value={createSite({ slug: 'a', origin: 'http://a', features, config, ownRoutes: [phoneRoute, ...routes] })}
    >
      <SidebarSummary vehicle={vehicle} now={NOW} />
      <MemoryRouter>
        <WithStore>
          <SidebarActions vehicle={vehicle} group="first" />
          <SidebarActions vehicle={vehicle} group="others" />
        </WithStore>
      </MemoryRouter>
      <SectionPart name="reserve-online" vehicle={vehicle} />
    </SiteContext>,
  );
}

describe('sidebar', () => {
  const certified = { certified: true, make: 'Kia' };
  it.each([
    ['a certified vehicle that carries another tag', { ...certified, reserved: true }, {}, true],
    ['a certified new vehicle', { ...certified, car_type: 'new' as const }, {}, true],
    ['one of another make', { ...certified, reserved: true }, { certifiedMakes: ['Toyota'] }, false],
    ['a sold one', { ...certified, status: 'sold' as const }, {}, false],
    ['a site without the programme', { ...certified, reserved: true }, { certifiedBadge: false }, false],
    ['one that is not certified', { reserved: true }, {}, false],
  ])('VDP-22 the badge of %s', (_name, values, options, shows) => {
    expect(html(buildVehicle(values), options).includes('Certified Kia')).toBe(shows);
  });
  it('VDP-16 the history report has a button only with a file, and its event', () => {
    expect(html(buildVehicle())).not.toContain('History report');
    const shown = html(buildVehicle({ file: 'https://reports.example/1.pdf' }));
    expect(shown).toMatch(/href="https:\/\/reports\.example\/1\.pdf"[^>]*data-event="60"/);
  });
  it('VDP-25 the place leads to the map’s anchor', () => {
    expect(html(buildVehicle({ location: { slug: 'a', name: 'Auburn' } }))).toContain('href="#vehicle-map"');
  });
  it('VDP-04 title of year, make, model, badge and series, then price with its type, then the site’s buttons', () => {
    const text = html(
      buildVehicle({
        badge: 'Sport',
        series: 'MY21',
        location: { slug: 'a', name: 'Auburn', phone: '0255501200', address: { street: '1 A St', city: 'Auburn' } },
      }),
    ).replace(/<[^>]*>/g, '|');
    expect(text).toMatch(
      /2021 Kia Sorento\|+Sport MY21\|.*\$41,990\|+Drive away\|.*Call \|+02 5550 1200\|.*Get Directions/,
    );
  });
  it('VDP-04 the words for a vehicle that is gone are the site’s', () => {
    const gone = html(buildVehicle({ status: 'sold' }), { similarText: 'See others' });
    expect(gone).toMatch(/SOLD.*This vehicle has been sold.*href="#enquiry".*See others/);
    expect(gone).not.toContain('$');
  });
  it('VDP-06 of a vehicle that is gone, the like can be heard of where the site sends messages', () => {
    const gone = buildVehicle({ status: 'sold', make: 'Kia', model: 'Sorento' });
    const href = 'href="/alerts?search=%2Fsearch%3Fmake%3DKia%26model%3DSorento&amp;text=Kia+Sorento"';
    expect(html(gone)).not.toContain('/alerts');
    expect(html(gone, {}, [forms], [alertsRoute, listingRoute])).toContain(href);
    expect(html(buildVehicle(), {}, [forms], [alertsRoute])).not.toContain('/alerts');
  });
  it('VDP-20 VDP-24 nothing leads to an enquiry that no feature renders', () => {
    const reservable = buildVehicle();
    expect(html(reservable)).toMatch(/href="#enquiry"[^>]*>[^<]*(<[^>]*>)*Ask to reserve it/);
    expect(html(reservable)).toContain('>Enquire Now</a>');
    for (const vehicle of [reservable, buildVehicle({ status: 'sold' })]) {
      expect(html(vehicle)).toContain('href="#enquiry"');
      expect(html(vehicle, {}, [])).not.toMatch(/#enquiry|Enquire|Ask to reserve it|Similar/);
    }
    expect(html(reservable, {}, [])).toContain('Tell us');
  });
  it('VDP-18 a number is masked where the site sets this, and without script a page shows it', () => {
    const at = buildVehicle({ id: 'A1', location: { slug: 'a', name: 'Auburn', phone: '0255501200' } });
    expect(html(at)).toMatch(/href="tel:0255501200"[^>]*>.*02 5550 1200/);
    const masked = html(at, { phoneDisplay: 'masked' });
    expect(masked).toContain('02 55** ****');
    expect(masked).toMatch(/<a [^>]*href="\/phone\?car_id=A1"[^>]*rel="nofollow"/);
    expect(masked).not.toMatch(/1200|tel:/);
  });
});
