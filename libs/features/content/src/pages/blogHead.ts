import { breadcrumbData, homeRoute } from '@forecourt/contracts';
import type { PostsAnswer } from '@forecourt/contracts/api';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { listHref } from '../domain/addresses.js';
import { contentSection } from '../section.js';

export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { blogTitle, blogIntro } = sectionOf(site, contentSection);
  const answer = data as PostsAnswer | undefined;
  if (!answer) return { title: `${blogTitle} | ${name}` };
  const { category, author, page } = answer;
  const title = category?.name ?? (author ? `Articles by ${author.name}` : blogTitle);
  const own = { category: category?.slug, author: author?.slug };
  const trail = [
    { name: 'Home', href: site.href(homeRoute) ?? '/' },
    { name: blogTitle, href: listHref(site, { page: 1 }) },
    ...(category || author ? [{ name: title, href: listHref(site, { ...own, page: 1 }) }] : []),
  ];
  return {
    title: `${title}${page > 1 ? `, page ${page}` : ''} | ${name}`,
    description: category?.description ?? author?.about ?? (blogIntro === '' ? `${blogTitle} of ${name}` : blogIntro),
    canonicalPath: listHref(site, { ...own, page }),
    structuredData: [breadcrumbData(site.origin, trail)],
  };
}
