import { useLoaderData } from 'react-router-dom';
import { homeRoute, modelsRoute, opensBeside } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { BrowseTiles } from '../components/BrowseTiles.js';
import { StatsBanner } from '../components/StatsBanner.js';
import { brandCount } from '../domain/brandDirectory.js';
import { dealerFigures } from '../domain/dealerFigures.js';
import { searchSection } from '../section.js';
import type { BrandsData } from './brandsLoader.js';
import * as styles from './directory.styles.js';

/** All brands by kind of vehicle, the dealer's own, and what the dealer is in figures (SRCH-25). */
export function Component() {
  const { sections } = useLoaderData<BrandsData>();
  const { brands } = useSection(searchSection);
  const { locations, searchPrefix } = useSection(siteSection);
  const homeHref = useRouteHref(homeRoute);
  const modelsHref = useRouteHref(modelsRoute);
  const places = locations.filter(({ visible }) => visible).length;
  const vehicles = (sections ?? []).flatMap((section) => section.brands).reduce((sum, { count }) => sum + count, 0);
  const figures = dealerFigures(brands.stats, { places, brands: sections ? brandCount(sections) : 0, vehicles });
  return (
    <Container>
      <div css={styles.page}>
        <header css={styles.top}>
          <Breadcrumbs trail={[{ name: 'Home', ...(homeHref ? { href: homeHref } : {}) }, { name: 'Brands' }]} />
          <h1>Brands</h1>
          {modelsHref && (
            <ButtonLink href={modelsHref} variant="outline">
              All models
            </ButtonLink>
          )}
        </header>
        <StatsBanner stats={figures} />
        {!sections && (
          <Alert tone="warning">
            The brands cannot be read just now. <a href={searchPrefix}>See all vehicles</a>
          </Alert>
        )}
        {sections?.map(({ title, brands: makes }) => (
          <section key={title} css={styles.section} aria-label={title}>
            <h2>{title}</h2>
            <BrowseTiles
              look={brands.look === 'marks' ? 'marks' : 'tiles'}
              tiles={makes.map(({ name, count, href, picture }) => ({ label: name, count, href, picture }))}
            />
          </section>
        ))}
        {brands.own.length > 0 && (
          <section css={styles.section} aria-label={brands.ownTitle}>
            <h2>{brands.ownTitle}</h2>
            <ul css={styles.own}>
              {brands.own.map(({ name, text, href }) => (
                <li key={name}>
                  <a href={href} {...opensBeside(href)}>
                    <strong>{name}</strong>
                    <span>{text}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Container>
  );
}
