import {
  dealershipsRoute,
  locationRoute,
  locationsRoute,
  placeContactRoute,
  routeRef,
  serviceRoute,
  teamRoute,
  topicEnquirySlot,
} from '@forecourt/contracts';
import type { PageDefinition, SiteInfo } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { contactVariant } from './rules/dealerships.js';
import { servicePlaces } from './rules/servicePlaces.js';

type Configured = Pick<SiteInfo, 'slug' | 'config'>;

const hasDealerships = (site: Configured): boolean => {
  const identity = sectionOf(site, siteSection);
  return contactVariant(identity, identity.locations) === 'dealerships';
};
const hasService = (site: Configured): boolean => servicePlaces(sectionOf(site, siteSection).locations).length > 0;

/** An address that means a page with another one, which it leads to for good. */
const elsewhere = (
  name: string,
  path: string,
  loader: 'toList' | 'toPlace',
  isOn?: PageDefinition['isOn'],
): PageDefinition => ({
  route: routeRef<string>(`locations/${name}`, path),
  load: () => import('./pages/LocationsPage.js'),
  loader: () => import('./pages/movedLoaders.js').then((loaders) => ({ loader: loaders[loader] })),
  ...(isOn ? { isOn } : {}),
});

const listIsAt = (path: string) => (site: Configured) => sectionOf(site, siteSection).locationsPath === path;
const listIsNotAt = (path: string) => (site: Configured) => !listIsAt(path)(site);

/** Pages of places and other addresses of them (B2.1). `slots` are those that pages of one place render. */
export const pages = (slots: NonNullable<PageDefinition['slots']>): readonly PageDefinition[] => [
  {
    route: locationsRoute,
    slots,
    isListed: true,
    load: () => import('./pages/LocationsPage.js'),
    loader: () => import('./pages/locationsLoader.js'),
    head: () => import('./pages/locationsHead.js'),
  },
  {
    route: locationRoute,
    slots,
    load: () => import('./pages/LocationPage.js'),
    loader: () => import('./pages/locationLoader.js'),
    head: () => import('./pages/locationHead.js'),
  },
  {
    route: placeContactRoute,
    slots,
    load: () => import('./pages/PlaceContactPage.js'),
    loader: () => import('./pages/placeContactLoader.js'),
    head: () => import('./pages/placeContactHead.js'),
  },
  {
    route: teamRoute,
    load: () => import('./pages/TeamPage.js'),
    loader: () => import('./pages/teamLoader.js'),
    head: () => import('./pages/teamHead.js'),
  },
  {
    route: dealershipsRoute,
    isListed: true,
    isOn: hasDealerships,
    load: () => import('./pages/DealershipsPage.js'),
    loader: () => import('./pages/dealershipsLoader.js'),
    head: () => import('./pages/dealershipsHead.js'),
  },
  {
    route: serviceRoute,
    isListed: true,
    isOn: hasService,
    slots: [topicEnquirySlot],
    load: () => import('./pages/ServicePage.js'),
    loader: () => import('./pages/serviceLoader.js'),
    head: () => import('./pages/serviceHead.js'),
  },
  elsewhere('our-location', '/our-location/:slug', 'toPlace'),
  elsewhere('no-dealerships', '/dealerships', 'toList', (site) => !hasDealerships(site)),
  elsewhere('plain-list', '/locations', 'toList', listIsNotAt('/locations')),
  elsewhere('dealer-locator', '/dealer-locator', 'toList', listIsNotAt('/dealer-locator')),
];
