import { breadcrumbData, homeRoute, imageUrl, listingRoute, srcSet, vehicleRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection, vehiclePlacePhone, vehicleOptionsOf } from '@forecourt/site-config';
import { chooseImages, isAvailable, priceDisplay, shownPhone, vehicleTitle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { firstMode, spinContent } from '../rules/spin/spinContent.js';
import { vehicleStructuredData } from '../rules/structuredData.js';
import { GALLERY_SIZES, GALLERY_WIDTHS } from '../components/gallerySizes.js';
import { vehicleDetailSection } from '../section.js';
import type { VehiclePageData } from './readVehiclePage.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Head of a vehicle's page; its price is the one that the page shows. */
export function head({ data, site }: HeadArguments): PageHead {
  const { vehicle, now } = data as VehiclePageData;
  const say = wordsOf(site, vehicleDetailWords);
  const identity = sectionOf(site, siteSection);
  const options = vehicleOptionsOf(site);
  const title = vehicleTitle(vehicle);
  const price = isAvailable(vehicle)
    ? priceDisplay(vehicle, { ...options, offersSubscription: identity.offersSubscription, now })
    : undefined;
  const phone = shownPhone(vehiclePlacePhone(identity, vehicle), options.phoneDisplay);
  const path = site.href(vehicleRoute, { slug: vehicle.slug }) ?? '/';
  const images = chooseImages(
    vehicle.images.map(({ url }) => url),
    vehicle,
    options.newArrivalImages,
  );
  const [first] = images;
  const { spin } = sectionOf(site, vehicleDetailSection);
  const content = spin.isShown ? spinContent(vehicle, title, identity.frameHosts) : undefined;
  // what the page opens with is fetched first
  const opening = firstMode(content, spin.startsIn) === 'spin' ? content?.frames[0] : first;
  const preload = opening === undefined ? undefined : srcSet(opening, GALLERY_WIDTHS);
  const description = [
    title,
    price === undefined ? say('head.sold') : price.kind === 'text' ? undefined : price.text,
    vehicle.km === undefined ? undefined : say('head.kilometres', { km: vehicle.km.toLocaleString('en-AU') }),
    vehicle.city,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    title: `${title} | ${identity.name}`,
    description,
    canonicalPath: path,
    openGraph: { type: 'product', ...(first ? { imageUrl: imageUrl(first, { width: 1280 }), imageAlt: title } : {}) },
    ...(opening
      ? {
          preloadImage: {
            href: imageUrl(opening, { width: 800 }),
            ...(preload ? { srcSet: preload, sizes: GALLERY_SIZES } : {}),
          },
        }
      : {}),
    structuredData: [
      vehicleStructuredData({
        vehicle,
        title,
        description,
        url: site.origin + path,
        imageUrls: images.slice(0, 6).map((image) => new URL(imageUrl(image, { width: 1280 }), site.origin).href),
        ...(price?.kind === 'price' ? { price: price.amount } : {}),
        isAvailable: isAvailable(vehicle),
        seller: {
          name: identity.name,
          ...(phone ? { telephone: phone.text } : {}),
          ...(vehicle.location?.address ? { address: vehicle.location.address } : {}),
        },
      }),
      breadcrumbData(site.origin, [
        { name: say('home'), href: site.href(homeRoute) ?? '/' },
        { name: say('vehicles'), href: site.href(listingRoute) ?? '/' },
        { name: title, href: path },
      ]),
    ],
  };
}
