import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { enquiryRoute, type RouteRef } from '@forecourt/contracts';
import { createSite, SiteContext } from '@forecourt/composition';
import { siteConfig, vehicleConfig } from '@forecourt/site-config';
import { NOW } from '@forecourt/testing';
import { financeConfig } from '../config.js';
import { Component as FinancePage } from './FinancePage.js';

/** HTML of the page, without its calculator. */
function html(ownRoutes: readonly RouteRef<string>[]): string {
  const finance = { ...financeConfig.defaults, isShown: false };
  const config = { site: siteConfig.defaults, vehicle: vehicleConfig.defaults, finance };
  const site = createSite({ slug: 'a', origin: 'http://a', features: [], config, ownRoutes });
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <FinancePage />, loader: () => null }], {
    hydrationData: { loaderData: { page: { now: NOW, subject: {} } } },
  });
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
}

it('FIN-12 the finance page asks for an enquiry only where a site takes one', () => {
  expect(html([])).toContain('<h1');
  expect(html([])).not.toContain('id="finance-form"');
  expect(html([enquiryRoute])).toContain('id="finance-form"');
});
