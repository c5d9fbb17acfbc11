import { breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { formsOf } from '../../rules/formsOf.js';
import type { TradeInData } from './tradeInLoader.js';
import { formsWords } from '../../words/formsWords.js';

export function head({ site, data }: HeadArguments): PageHead {
  const { page, path, against, request } = data as TradeInData;
  const { name } = sectionOf(site, siteSection);
  const { title, intro } = formsOf(site).tradeInWords[page];
  return {
    title: `${title} | ${name}`,
    description: intro,
    canonicalPath: path,
    ...(against || request ? { noindex: true } : {}),
    structuredData: [
      breadcrumbData(site.origin, [
        { name: wordsOf(site, formsWords)('home'), href: site.href(homeRoute) ?? '/' },
        { name: title, href: path },
      ]),
    ],
  };
}
