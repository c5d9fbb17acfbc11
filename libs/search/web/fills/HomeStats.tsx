import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Container } from '@forecourt/ui-kit';
import * as styles from '../components/HomeSection.styles.js';
import { StatsBanner } from '../components/StatsBanner.js';
import { dealerFigures } from '../rules/dealerFigures.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import type { StatsData } from './homeLoaders.js';

/** The stats banner of the front page (SRCH-25). The dealer's own figures show even when the stock cannot be read. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(searchWords);
  const { brands } = useSection(searchSection);
  const { locations } = useSection(siteSection);
  const { makes = 0, found = 0 } = (data as StatsData | null | undefined) ?? {};
  const places = locations.filter(({ visible }) => visible).length;
  const figures = dealerFigures(brands.stats, { places, brands: makes, vehicles: found }, say);
  if (figures.length === 0) return null;
  return (
    <Container>
      <section css={styles.section} aria-label={say('figures.title')}>
        <StatsBanner stats={figures} />
      </section>
    </Container>
  );
}
