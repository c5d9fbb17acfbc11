import { useSection } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { Button, ButtonLink, Container, SelectField, TextField } from '@forecourt/ui-kit';
import { formatDollars, formatNumber } from '@forecourt/vehicle';
import { ResultGrid } from '../components/ResultGrid.js';
import { listingUrl } from '../domain/listingUrl.js';
import type { HomeStock } from './homeHeroLoader.js';
import * as styles from './home.styles.js';

const BUDGETS = [10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 120_000];

/** The front page's search, body styles and newest vehicles. */
export function Component({ data }: { data?: unknown }) {
  const { name, tagline, description, searchPrefix } = useSection<SiteSection>('site');
  const stock = data as HomeStock | null | undefined;
  const href = (facets: Record<string, string[]>) =>
    listingUrl({ query: '', page: 1, facets, ranges: {}, path: [] }, searchPrefix);
  return (
    <>
      <section css={styles.hero}>
        <Container>
          <div css={styles.heroInner}>
            <h1>{tagline === '' ? name : tagline}</h1>
            <p>{description}</p>
            <form css={styles.form} method="get" action={searchPrefix} role="search" aria-label="Find a vehicle">
              <TextField
                label="What are you looking for?"
                name="query"
                type="search"
                isPlain
                placeholder="Make, model or stock number"
              />
              <SelectField
                label="Make"
                name="make"
                isPlain
                options={[
                  { value: '', label: 'All makes' },
                  ...(stock?.makes ?? []).map(({ value, count }) => ({
                    value,
                    label: `${value} (${formatNumber(count)})`,
                  })),
                ]}
              />
              <SelectField
                label="Price up to"
                name="price_max"
                isPlain
                options={[
                  { value: '', label: 'Any price' },
                  ...BUDGETS.map((value) => ({ value: String(value), label: formatDollars(value) })),
                ]}
              />
              <Button type="submit" icon="search">
                Search
              </Button>
            </form>
          </div>
        </Container>
      </section>
      {stock && stock.bodies.length > 1 && (
        <Container>
          <section css={styles.section} aria-labelledby="home-bodies">
            <div css={styles.sectionHead}>
              <h2 id="home-bodies">Browse by body</h2>
              <ButtonLink href={href({})} variant="quiet">
                See all {formatNumber(stock.found)} vehicles
              </ButtonLink>
            </div>
            <ul css={styles.bodies}>
              {stock.bodies.map(({ value, count }) => (
                <li key={value}>
                  <a href={href({ body: [value] })}>
                    {value}
                    <small>{formatNumber(count)} in stock</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </Container>
      )}
      {stock && stock.newest.length > 0 && (
        <Container>
          <section css={styles.section} aria-labelledby="home-newest">
            <div css={styles.sectionHead}>
              <h2 id="home-newest">Just arrived</h2>
            </div>
            <ResultGrid vehicles={stock.newest} now={stock.now} headingLevel={3} />
          </section>
        </Container>
      )}
    </>
  );
}
