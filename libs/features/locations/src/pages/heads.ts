import { homeRoute, imageUrl, locationRoute, locationsRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import { addressLine, placePhone, shownPhone } from '@forecourt/vehicle';
import { placeStructuredData } from '../domain/structuredData.js';
import { locationsSection } from '../section.js';
import type { LocationsData } from './locationsLoader.js';
import type { PlaceData } from './readPlaces.js';

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
    today: new Date(now).toLocaleDateString('en-CA', { timeZone: place.time_zone }),
  });
}

const trail = (site: Site, entries: readonly (readonly [name: string, href: string | undefined])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', site.href(homeRoute)] as const, ...entries].map(([name, href], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.origin + (href ?? '/'),
  })),
});

function placeHead(site: Site, data: PlaceData): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { title } = sectionOf(site, locationsSection);
  const { place } = data;
  const path = site.href(locationRoute, { slug: place.slug });
  return {
    title: place.name === name ? `${name}, ${place.address.city}` : `${place.name} | ${name}`,
    description: `${place.name}: ${addressLine(place.address)}. Opening hours, departments, directions and vehicles at this location.`,
    canonicalPath: path ?? '/',
    structuredData: [dataOf(site, data), trail(site, [[title, site.href(locationsRoute)], [place.name, path]])], // prettier-ignore
  };
}

export const locationHead = ({ data, site }: HeadArguments): PageHead => placeHead(site, data as PlaceData);

export function locationsHead({ data, site }: HeadArguments): PageHead {
  const { listed, only, now } = data as LocationsData;
  if (only) return placeHead(site, only);
  const { name } = sectionOf(site, siteSection);
  const { title } = sectionOf(site, locationsSection);
  const cities = [...new Set(listed.map(({ place }) => place.address.city))];
  const path = site.href(locationsRoute);
  return {
    title: `${title} | ${name}`,
    description: `${name} in ${cities.join(', ')}: addresses, opening hours and directions.`,
    canonicalPath: path ?? '/',
    structuredData: [...listed.map(({ place }) => dataOf(site, { place, now })), trail(site, [[title, path]])],
  };
}
