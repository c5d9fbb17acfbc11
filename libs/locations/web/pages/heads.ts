import {
  breadcrumbData,
  dealershipsRoute,
  imageUrl,
  locationRoute,
  locationsRoute,
  placeContactRoute,
  serviceRoute,
  teamRoute,
} from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import {
  dayIn,
  sectionOf,
  siteConfigWords,
  type SiteLocation,
  siteSection,
  vehicleSection,
} from '@forecourt/site-config';
import { addressLine, placePhone, shownPhone, slugify } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { placeStructuredData } from '../rules/structuredData.js';
import { locationsSection } from '../section.js';
import type { DealershipsData } from './dealershipsLoader.js';
import type { LocationsData } from './locationsLoader.js';
import type { PlaceContactData } from './placeContactLoader.js';
import type { PlaceData } from './readPlaces.js';
import type { ServiceData } from './serviceLoader.js';
import type { TeamData } from './teamLoader.js';
import {
  contactTrail,
  dealershipTrail,
  listTrail,
  placeTrail,
  serviceTrail,
  teamTrail,
  type TrailEntry,
} from './trails.js';
import { locationsWords } from '../words/locationsWords.js';

type Site = HeadArguments['site'];

/** A place as search engines have it, at its own address. */
function dataOf(site: Site, { place, now }: Pick<PlaceData, 'place' | 'now'>): object {
  const { phones } = sectionOf(site, siteSection);
  const { phoneDisplay } = sectionOf(site, vehicleSection);
  const phone = phoneDisplay === 'direct' ? shownPhone(placePhone(phones, place.phone), phoneDisplay) : undefined;
  return placeStructuredData({
    place,
    url: site.origin + (site.href(locationRoute, { slug: place.slug }) ?? '/'),
    telephone: phone?.text,
    imageUrl: place.image && site.origin + imageUrl(place.image, { width: 1200 }),
    today: dayIn(place.time_zone, now),
    saySite: wordsOf(site, siteConfigWords),
  });
}

const trailData = (site: Site, trail: readonly TrailEntry[]): object => breadcrumbData(site.origin, trail);

const citiesOf = (places: readonly Pick<SiteLocation, 'address'>[]): string =>
  [...new Set(places.map(({ address }) => address.city))].join(', ');

function placeHead(site: Site, data: PlaceData): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { place } = data;
  const say = wordsOf(site, locationsWords);
  return {
    title:
      place.name === name ? say('place.inCity', { place: name, city: place.address.city }) : `${place.name} | ${name}`,
    description: say('place.description', { place: place.name, address: addressLine(place.address) }),
    canonicalPath: site.href(locationRoute, { slug: place.slug }) ?? '/',
    structuredData: [dataOf(site, data), trailData(site, placeTrail(site, place))],
  };
}

export const locationHead = ({ data, site }: HeadArguments): PageHead => placeHead(site, data as PlaceData);

export function locationsHead({ data, site }: HeadArguments): PageHead {
  const { listed, only, now } = data as LocationsData;
  if (only) return placeHead(site, only);
  const { name } = sectionOf(site, siteSection);
  const say = wordsOf(site, locationsWords);
  const { title = say('list.title') } = sectionOf(site, locationsSection);
  return {
    title: `${title} | ${name}`,
    description: say('list.description', {
      dealer: name,
      cities: citiesOf(listed.map(({ place }) => place)),
    }),
    canonicalPath: site.href(locationsRoute) ?? '/',
    structuredData: [...listed.map(({ place }) => dataOf(site, { place, now })), trailData(site, listTrail(site))],
  };
}

export function placeContactHead({ data, site }: HeadArguments): PageHead {
  const { place, now } = data as PlaceContactData;
  const say = wordsOf(site, locationsWords);
  const { name } = sectionOf(site, siteSection);
  return {
    title: `${say('placeContact.title', { place: place.name })} | ${name}`,
    description: say('placeContact.description', { place: place.name, city: place.address.city }),
    canonicalPath: site.href(placeContactRoute, { slug: place.slug }) ?? '/',
    structuredData: [dataOf(site, { place, now }), trailData(site, contactTrail(site, place))],
  };
}

export function teamHead({ data, site }: HeadArguments): PageHead {
  const { place } = data as TeamData;
  const say = wordsOf(site, locationsWords);
  const { name } = sectionOf(site, siteSection);
  return {
    title: `${say('team.ofPlace', { place: place.name })} | ${name}`,
    description: say('team.description', { place: place.name, city: place.address.city }),
    canonicalPath: site.href(teamRoute, { slug: place.slug }) ?? '/',
    structuredData: [trailData(site, teamTrail(site, place))],
  };
}

export function dealershipsHead({ data, site }: HeadArguments): PageHead {
  const { dealerships, make } = data as DealershipsData;
  const { name } = sectionOf(site, siteSection);
  const say = wordsOf(site, locationsWords);
  const title = make ? say('dealerships.ofMake', { make }) : say('dealerships.title');
  return {
    title: `${title} | ${name}`,
    description: say('dealerships.description', {
      title,
      dealer: name,
      cities: citiesOf(dealerships.flatMap(({ places }) => places)),
    }),
    canonicalPath: site.href(dealershipsRoute, make ? { make: slugify(make) } : {}) ?? '/',
    structuredData: [trailData(site, dealershipTrail(site, make))],
  };
}

export function serviceHead({ data, site }: HeadArguments): PageHead {
  const { places } = data as ServiceData;
  const say = wordsOf(site, locationsWords);
  const { name } = sectionOf(site, siteSection);
  return {
    title: `${say('service.headTitle')} | ${name}`,
    description: say('service.description', { dealer: name, cities: citiesOf(places) }),
    canonicalPath: site.href(serviceRoute) ?? '/',
    structuredData: [trailData(site, serviceTrail(site))],
  };
}
