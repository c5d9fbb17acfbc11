import {
  dealershipsRoute,
  enquiryRoute,
  homeRoute,
  locationRoute,
  locationsRoute,
  placeContactRoute,
  serviceRoute,
  teamRoute,
} from '@forecourt/contracts';
import type { SiteInfo } from '@forecourt/composition';
import { sectionOf, type SiteLocation } from '@forecourt/site-config';
import { slugify } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { locationsSection } from '../section.js';
import { locationsWords } from '../words/locationsWords.js';

export interface TrailEntry {
  readonly name: string;
  readonly href: string;
}
type Trail = readonly TrailEntry[];
type Place = Pick<SiteLocation, 'name' | 'slug'>;

// the breadcrumbs and the structured data of a page share one trail
const home = (site: SiteInfo): TrailEntry => ({
  name: wordsOf(site, locationsWords)('home'),
  href: site.href(homeRoute) ?? '/',
});
const list = (site: SiteInfo): TrailEntry => ({
  name: sectionOf(site, locationsSection).title ?? wordsOf(site, locationsWords)('list.title'),
  href: site.href(locationsRoute) ?? '/',
});
const page = (site: SiteInfo, { name, slug }: Place): TrailEntry => ({
  name,
  href: site.href(locationRoute, { slug }) ?? '/',
});

export const listTrail = (site: SiteInfo): Trail => [home(site), list(site)];

export const placeTrail = (site: SiteInfo, place: Place): Trail => [...listTrail(site), page(site, place)];

export const teamTrail = (site: SiteInfo, place: Place): Trail => [
  ...placeTrail(site, place),
  { name: wordsOf(site, locationsWords)('team.title'), href: site.href(teamRoute, { slug: place.slug }) ?? '/' },
];

export const contactTrail = (site: SiteInfo, { name, slug }: Place): Trail => [
  home(site),
  { name: wordsOf(site, locationsWords)('contact'), href: site.href(enquiryRoute) ?? '/' },
  { name, href: site.href(placeContactRoute, { slug }) ?? '/' },
];

export const dealershipTrail = (site: SiteInfo, make?: string): Trail => [
  home(site),
  { name: wordsOf(site, locationsWords)('dealerships.title'), href: site.href(dealershipsRoute) ?? '/' },
  ...(make === undefined ? [] : [{ name: make, href: site.href(dealershipsRoute, { make: slugify(make) }) ?? '/' }]),
];

export const serviceTrail = (site: SiteInfo): Trail => [
  home(site),
  { name: wordsOf(site, locationsWords)('service.title'), href: site.href(serviceRoute) ?? '/' },
];
