import { breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formsSection } from '../../section.js';
import type { TradeInData } from './tradeInLoader.js';

export function head({ site, data }: HeadArguments): PageHead {
  const { page, path, against, request } = data as TradeInData;
  const { name } = sectionOf(site, siteSection);
  const { title, intro } = sectionOf(site, formsSection).tradeInWords[page];
  return {
    title: `${title} | ${name}`,
    description: intro,
    canonicalPath: path,
    ...(against || request ? { noindex: true } : {}),
    structuredData: [
      breadcrumbData(site.origin, [
        { name: 'Home', href: site.href(homeRoute) ?? '/' },
        { name: title, href: path },
      ]),
    ],
  };
}
