import { useLoaderData } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import type { ContentIndexAnswer } from '@forecourt/contracts/api';
import { useRouteHref, useSite } from '@forecourt/composition';
import { Breadcrumbs, Container, LinkList } from '@forecourt/ui-kit';
import * as styles from '../components/article.styles.js';
import { siteMap } from '../domain/siteMap.js';

/** All pages of the site, for people (NAV-05). */
export function Component() {
  const index = useLoaderData<ContentIndexAnswer>();
  const site = useSite();
  const home = useRouteHref(homeRoute);
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: 'Sitemap' }]} />
        <div css={styles.head}>
          <h1>Sitemap</h1>
        </div>
        <div css={styles.linkColumns}>
          {siteMap(site, index).map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <LinkList links={links} />
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
