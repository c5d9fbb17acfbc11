import { useLoaderData } from 'react-router-dom';
import { homeRoute, modelsRoute, opensBeside } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords, withElements } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, ButtonLink, Container } from '@forecourt/ui-kit';
import { BrowseTiles } from '../components/BrowseTiles.js';
import { StatsBanner } from '../components/StatsBanner.js';
import { brandCount } from '../rules/brandDirectory.js';
import { dealerFigures } from '../rules/dealerFigures.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import type { BrandsData } from './brandsLoader.js';
import * as styles from './directory.styles.js';

/** All brands by kind of vehicle, the dealer's own, and what the dealer is in figures (SRCH-25). */
export function Component() {
  const say = useWords(searchWords);
  const { sections } = useLoaderData<BrandsData>();
  const { brands } = useSection(searchSection);
  const { locations, searchPrefix } = useSection(siteSection);
  const homeHref = useRouteHref(homeRoute);
  const modelsHref = useRouteHref(modelsRoute);
  const places = locations.filter(({ visible }) => visible).length;
  const vehicles = (sections ?? []).flatMap((section) => section.brands).reduce((sum, { count }) => sum + count, 0);
  const counts = { places, brands: sections ? brandCount(sections) : 0, vehicles };
  const figures = dealerFigures(brands.stats, counts, say);
  return (
    <Container>
      <div css={styles.page}>
        <header css={styles.top}>
          <Breadcrumbs
            trail={[{ name: say('home'), ...(homeHref ? { href: homeHref } : {}) }, { name: say('brands') }]}
          />
          <h1>{say('brands')}</h1>
          {modelsHref && (
            <ButtonLink href={modelsHref} variant="outline">
              {say('allModels')}
            </ButtonLink>
          )}
        </header>
        <StatsBanner stats={figures} />
        {!sections && (
          <Alert tone="warning">
            {withElements((marks) => say('brands.failed', marks), {
              all: <a href={searchPrefix}>{say('seeAllVehicles')}</a>,
            })}
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
          <section css={styles.section} aria-label={say('brands.own')}>
            <h2>{say('brands.own')}</h2>
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
