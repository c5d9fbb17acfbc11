import { breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { offerHref, offersHref } from '../rules/addresses.js';
import { offerData, offerListData } from '../rules/structuredData.js';
import { offersSection } from '../section.js';
import { offersWords } from '../words/offersWords.js';
import type { OffersData } from './offersLoader.js';

export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const say = wordsOf(site, offersWords);
  const { title = say('title'), intro } = sectionOf(site, offersSection);
  const answer = data as OffersData | undefined;
  if (!answer) return { title: `${title} | ${name}` };
  const { offers, asked, makes, categories } = answer;
  const make = makes.find(({ slug }) => slug === asked.make)?.name;
  const kind = categories.find(({ slug }) => slug === asked.category)?.name;
  const about = [make, kind].filter(Boolean).join(', ');
  const full = about === '' ? title : `${title}: ${about}`;
  const path = offersHref(site, { page: 1 });
  const items = offers.map((offer) =>
    offerData(offer, { origin: site.origin, path: offerHref(site, offer), seller: name }),
  );
  return {
    title: `${asked.page > 1 ? say('head.page', { title: full, page: asked.page }) : full} | ${name}`,
    description: intro === '' ? say('head.description', { dealer: name }) : intro,
    canonicalPath: offersHref(site, asked),
    structuredData: [
      breadcrumbData(site.origin, [
        { name: say('home'), href: site.href(homeRoute) ?? '/' },
        { name: title, href: path },
      ]),
      ...(items.length > 0 && asked.page === 1 ? [offerListData(items)] : []),
    ],
  };
}
