import { expect, it } from 'vitest';
import { z } from 'zod';
import type { HostedSite } from '@forecourt/service/site-host';
import { defineSection, link, PLATFORM_LAYER, sectionRef } from '@forecourt/site-config';
import { entriesLeftOut, pagesLeftOut } from './entriesLeftOut.js';

const menuSection = defineSection(sectionRef('menu'), {
  schema: z.strictObject({ links: z.array(link) }),
  defaults: { links: [] },
});
const templates = { yard: { values: {}, sections: [menuSection] } };
const renderer = { features: ['navigation', 'search'] };
const links = [
  { label: 'Cars', to: 'search/listing' },
  { label: 'Home', to: 'site/home' },
  { label: 'Offers', to: 'offers/list' },
  { label: 'Elsewhere', href: '/special-offers' },
];
const config = { site: { homeSections: ['search/home-hero', 'offers/home'] }, menu: { links } };

it('TEN-02 entries of features that the template does not install are named with file, path and feature', () => {
  const site = { template: 'yard', config, explain: () => 'dealers/hills/site.json' };
  expect(entriesLeftOut(site, templates, renderer)).toEqual([
    'dealers/hills/site.json: site.homeSections.1: "offers/home" is left out: template yard has no feature "offers".',
    'dealers/hills/site.json: menu.links.2.to: "offers/list" is left out: ' + 'template yard has no feature "offers".',
  ]);
});

it('TEN-02 entries of the platform are for every template, and appear where their page is', () => {
  expect(entriesLeftOut({ template: 'yard', config, explain: () => PLATFORM_LAYER }, templates, renderer)).toEqual([]);
});

it('TEN-02 a page that reads what another feature configures is named with its template', () => {
  const lacking = () => [{ page: 'checkout/purchase', section: 'finance' }];
  expect(pagesLeftOut({ bundle: { template: 'yard', renderer: { lacking } } } as unknown as HostedSite)).toEqual([
    'Page "checkout/purchase" is left out of template yard: ' +
      'it reads the section "finance", whose feature the template does not install.',
  ]);
});
