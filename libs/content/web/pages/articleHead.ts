import { breadcrumbData, homeRoute, imageUrl, srcSet } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { articleHref, listHref } from '../rules/addresses.js';
import { articleData } from '../rules/structuredData.js';
import { contentSection } from '../section.js';
import type { ArticleData } from './articleLoader.js';
import { contentWords } from '../words/contentWords.js';

export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const say = wordsOf(site, contentWords);
  const { blogTitle = say('blog.title') } = sectionOf(site, contentSection);
  const post = (data as ArticleData | undefined)?.post;
  if (!post) return { title: `${blogTitle} | ${name}` };
  const [category] = post.categories;
  const path = articleHref(site, post);
  const trail = [
    { name: say('home'), href: site.href(homeRoute) ?? '/' },
    { name: blogTitle, href: listHref(site, { page: 1 }) },
    ...(category ? [{ name: category.name, href: listHref(site, { category: category.slug, page: 1 }) }] : []),
    { name: post.title, href: path },
  ];
  const image = post.image?.path;
  return {
    title: `${post.title} | ${name}`,
    description: post.description,
    canonicalPath: path,
    openGraph: {
      type: 'article',
      ...(post.image ? { imageUrl: imageUrl(post.image.path, { width: 1280 }), imageAlt: post.image.alt } : {}),
    },
    ...(image === undefined
      ? {}
      : {
          preloadImage: {
            href: imageUrl(image, { width: 1024 }),
            srcSet: srcSet(image, [480, 640, 800, 1024, 1280, 1600]) ?? '',
            sizes: '(min-width: 800px) 704px, 92vw',
          },
        }),
    structuredData: [articleData(site.origin, path, post, name), breadcrumbData(site.origin, trail)],
  };
}
