import { breadcrumbData, homeRoute, imageUrl, srcSet } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { shortened } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { offerHref, offersHref } from '../rules/addresses.js';
import { offerData } from '../rules/structuredData.js';
import { offersSection } from '../section.js';
import { offersWords } from '../words/offersWords.js';
import type { OfferData } from './offerLoader.js';

export function head({ data, site }: HeadArguments): PageHead {
  const { name: dealer } = sectionOf(site, siteSection);
  const say = wordsOf(site, offersWords);
  const { title = say('title') } = sectionOf(site, offersSection);
  const offer = (data as OfferData | undefined)?.offer;
  if (!offer) return { title: `${title} | ${dealer}` };
  const path = offerHref(site, offer);
  const image = offer.image?.path;
  return {
    title: `${offer.name} | ${dealer}`,
    description: shortened(offer.description.replace(/\s+/g, ' '), 160).text,
    canonicalPath: path,
    ...(offer.image
      ? { openGraph: { imageUrl: imageUrl(offer.image.path, { width: 1280 }), imageAlt: offer.image.alt } }
      : {}),
    ...(image === undefined
      ? {}
      : {
          preloadImage: {
            href: imageUrl(image, { width: 1024 }),
            srcSet: srcSet(image, [480, 640, 800, 1024, 1280, 1600]) ?? '',
            sizes: '(min-width: 900px) 60vw, 92vw',
          },
        }),
    structuredData: [
      offerData(offer, { origin: site.origin, path, seller: dealer }),
      breadcrumbData(site.origin, [
        { name: say('home'), href: site.href(homeRoute) ?? '/' },
        { name: title, href: offersHref(site, { page: 1 }) },
        { name: offer.name, href: path },
      ]),
    ],
  };
}
