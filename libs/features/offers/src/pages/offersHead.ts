import { breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { offerHref, offersHref } from '../domain/addresses.js';
import { offerData, offerListData } from '../domain/structuredData.js';
import { offersSection } from '../section.js';
import type { OffersData } from './offersLoader.js';

export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { title, intro } = sectionOf(site, offersSection);
  const answer = data as OffersData | undefined;
  if (!answer) return { title: `${title} | ${name}` };
  const { offers, asked, makes, categories } = answer;
  const make = makes.find(({ slug }) => slug === asked.make)?.name;
  const kind = categories.find(({ slug }) => slug === asked.category)?.name;
  const about = [make, kind].filter(Boolean).join(', ');
  const path = offersHref(site, { page: 1 });
  const items = offers.map((offer) =>
    offerData(offer, { origin: site.origin, path: offerHref(site, offer), seller: name }),
  );
  return {
    title: `${title}${about === '' ? '' : `: ${about}`}${asked.page > 1 ? `, page ${asked.page}` : ''} | ${name}`,
    description: intro === '' ? `What ${name} offers at the moment, with prices, terms and conditions.` : intro,
    canonicalPath: offersHref(site, asked),
    structuredData: [
      breadcrumbData(site.origin, [
        { name: 'Home', href: site.href(homeRoute) ?? '/' },
        { name: title, href: path },
      ]),
      ...(items.length > 0 && asked.page === 1 ? [offerListData(items)] : []),
    ],
  };
}
