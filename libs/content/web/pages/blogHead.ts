import { breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { PostsAnswer } from '@forecourt/content/domain';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { listHref } from '../rules/addresses.js';
import { contentSection } from '../section.js';
import { contentWords } from '../words/contentWords.js';

export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const say = wordsOf(site, contentWords);
  const { blogTitle = say('blog.title'), blogIntro } = sectionOf(site, contentSection);
  const answer = data as PostsAnswer | undefined;
  if (!answer) return { title: `${blogTitle} | ${name}` };
  const { category, author, page } = answer;
  const title = category?.name ?? (author ? say('blog.byAuthor', { author: author.name }) : blogTitle);
  const own = { category: category?.slug, author: author?.slug };
  const trail = [
    { name: say('home'), href: site.href(homeRoute) ?? '/' },
    { name: blogTitle, href: listHref(site, { page: 1 }) },
    ...(category || author ? [{ name: title, href: listHref(site, { ...own, page: 1 }) }] : []),
  ];
  return {
    title: `${page > 1 ? say('blog.titleOfPage', { title, page }) : title} | ${name}`,
    description:
      category?.description ??
      author?.about ??
      (blogIntro === '' ? say('blog.ofDealer', { blog: blogTitle, dealer: name }) : blogIntro),
    canonicalPath: listHref(site, { ...own, page }),
    structuredData: [breadcrumbData(site.origin, trail)],
  };
}
