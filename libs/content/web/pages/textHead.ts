import { breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { ContentPageAnswer } from '@forecourt/content/domain';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { pageHref } from '../rules/addresses.js';
import { faqData } from '../rules/structuredData.js';
import { contentWords } from '../words/contentWords.js';

export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const answer = data as ContentPageAnswer | undefined;
  if (!answer) return { title: name };
  const { page, questions } = answer;
  const path = pageHref(site, page);
  const trail = [
    { name: wordsOf(site, contentWords)('home'), href: site.href(homeRoute) ?? '/' },
    { name: page.title, href: path },
  ];
  return {
    title: `${page.title} | ${name}`,
    description: page.description,
    canonicalPath: path,
    structuredData: [breadcrumbData(site.origin, trail), ...(questions ? [faqData(questions)] : [])],
  };
}
