import { useLoaderData } from 'react-router-dom';
import { homeRoute, RSS_PATH } from '@forecourt/contracts';
import type { PostsAnswer } from '@forecourt/content/domain';
import { useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import * as article from '../components/article.styles.js';
import { Calls } from '../components/Calls.js';
import { FeaturedNews } from '../components/FeaturedNews.js';
import { PostCards } from '../components/PostCards.js';
import * as styles from '../components/posts.styles.js';
import { listHref } from '../rules/addresses.js';
import { defaultBlogCalls } from '../rules/defaultCalls.js';
import { contentSection } from '../section.js';
import { contentWords } from '../words/contentWords.js';

/** Articles of the site, of a category or of an author, page by page. */
export function Component() {
  const say = useWords(contentWords);
  const answer = useLoaderData<PostsAnswer>();
  const { posts, featured, category, author, page } = answer;
  const content = useSection(contentSection);
  const { blogTitle = say('blog.title'), blogIntro } = content;
  const { blogCalls = defaultBlogCalls(say, content.writtenPages) } = content;
  const site = useSite();
  const home = useRouteHref(homeRoute);
  const title = category?.name ?? (author ? say('blog.byAuthor', { author: author.name }) : blogTitle);
  const intro = category?.description ?? author?.about ?? blogIntro;
  const blog = { name: blogTitle, ...(category || author ? { href: listHref(site, { page: 1 }) } : {}) };
  return (
    <Container>
      <div css={article.page}>
        <Breadcrumbs
          trail={[
            { name: say('home'), ...(home ? { href: home } : {}) },
            blog,
            ...(category || author ? [{ name: title }] : []),
          ]}
        />
        <div css={article.head}>
          <h1>{title}</h1>
          {author?.role && <p>{author.role}</p>}
          {intro !== '' && <p css={article.lead}>{intro}</p>}
        </div>
        <Categories answer={answer} />
        {featured.length > 0 && <FeaturedNews posts={featured} />}
        {posts.length === 0 ? <p>{say('blog.none')}</p> : <PostCards posts={posts} />}
        <Pager answer={answer} />
        <p>
          <a href={RSS_PATH}>{say('blog.rss')}</a>
        </p>
      </div>
      {!category && !author && page === 1 && <Calls calls={blogCalls} />}
    </Container>
  );
}

function Categories({ answer: { categories, category, author } }: { answer: PostsAnswer }) {
  const say = useWords(contentWords);
  const site = useSite();
  if (categories.length < 2) return null;
  const isAll = !category && !author;
  return (
    <nav aria-label={say('blog.categories')}>
      <ul css={styles.chips}>
        <li>
          <a href={listHref(site, { page: 1 })} {...(isAll ? { 'aria-current': 'page' } : {})}>
            {say('blog.all')}
          </a>
        </li>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <a
              href={listHref(site, { category: slug, page: 1 })}
              {...(slug === category?.slug ? { 'aria-current': 'page' } : {})}
            >
              {say('blog.choice', { name, count })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pager({ answer: { page, pages, category, author } }: { answer: PostsAnswer }) {
  const say = useWords(contentWords);
  const site = useSite();
  if (pages < 2) return null;
  const at = (number: number) => listHref(site, { category: category?.slug, author: author?.slug, page: number });
  return (
    <nav css={styles.pager} aria-label={say('blog.pages')}>
      {page > 1 && (
        <ButtonLink href={at(page - 1)} variant="outline" rel="prev">
          {say('blog.newer')}
        </ButtonLink>
      )}
      <span>{say('blog.pageOf', { page, pages })}</span>
      {page < pages && (
        <ButtonLink href={at(page + 1)} variant="outline" rel="next">
          {say('blog.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
