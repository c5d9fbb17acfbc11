import { useLoaderData } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Breadcrumbs, Container, LinkList } from '@forecourt/ui-kit';
import * as styles from '../components/article.styles.js';
import { contentSection } from '../section.js';
import { siteMap, type SiteMapData } from '../rules/siteMap.js';
import { contentWords } from '../words/contentWords.js';

/** All pages of the site, for people (NAV-05). */
export function Component() {
  const say = useWords(contentWords);
  const data = useLoaderData<SiteMapData>();
  const site = useSite();
  const places = useSection(siteSection);
  const { memberPages } = useSection(contentSection);
  const home = useRouteHref(homeRoute);
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('siteMap.title') }]} />
        <div css={styles.head}>
          <h1>{say('siteMap.title')}</h1>
        </div>
        <div css={styles.linkColumns}>
          {siteMap(site, data, { ...places, memberPages }, say).map(({ title, links }) => (
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
