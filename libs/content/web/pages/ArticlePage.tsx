import { useLoaderData } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { ArticleBody, ArticleHead, Neighbours, ShareRow } from '../components/ArticleView.js';
import * as styles from '../components/article.styles.js';
import { PostCards } from '../components/PostCards.js';
import { RelatedVehicles } from '../components/RelatedVehicles.js';
import { articleHref, listHref } from '../rules/addresses.js';
import { loadReadBefore } from '../parts.js';
import { contentSection } from '../section.js';
import type { ArticleData } from './articleLoader.js';
import { contentWords } from '../words/contentWords.js';

/** One article, with the vehicles that it speaks of and the way to others. */
export function Component() {
  const say = useWords(contentWords);
  const article = useLoaderData<ArticleData>();
  const { post, stock, vehicles, more, now } = article;
  const site = useSite();
  const { blogTitle = say('blog.title'), shareNetworks } = useSection(contentSection);
  const home = useRouteHref(homeRoute);
  const href = articleHref(site, post);
  const [category] = post.categories;
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.column}>
          <Breadcrumbs
            trail={[
              { name: say('home'), ...(home ? { href: home } : {}) },
              { name: blogTitle, href: listHref(site, { page: 1 }) },
              ...(category
                ? [{ name: category.name, href: listHref(site, { category: category.slug, page: 1 }) }]
                : []),
              { name: post.title },
            ]}
          />
          <article css={styles.column}>
            <ArticleHead post={post} />
            <ArticleBody {...article} />
            <RelatedVehicles stock={stock} vehicles={vehicles} now={now} />
          </article>
          <ShareRow networks={shareNetworks} url={site.origin + href} title={post.title} />
          <Neighbours {...article} />
        </div>
        {more.length > 0 && (
          <section css={styles.section} aria-labelledby="more-articles">
            <h2 id="more-articles">{say('article.more')}</h2>
            <PostCards posts={more} headingLevel={3} isWide />
          </section>
        )}
        <Part
          id="content/read-before"
          load={loadReadBefore}
          hydrate="scroll"
          props={{ article: { href, title: post.title } }}
        />
      </div>
    </Container>
  );
}
