import type { OfferSummary } from '@forecourt/offers/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { Container } from '@forecourt/ui-kit';
import { OfferCards } from '../components/OfferCards.js';
import * as styles from '../components/offers.styles.js';
import { offersHref } from '../rules/addresses.js';
import { offersSection } from '../section.js';
import { offersWords } from '../words/offersWords.js';

/** The first offers on the front page; nothing without any. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(offersWords);
  const { title = say('title') } = useSection(offersSection);
  const site = useSite();
  const offers = (data ?? []) as readonly OfferSummary[];
  if (offers.length === 0) return null;
  return (
    <Container>
      <section css={[styles.section, styles.homeSection]} id="offers" aria-labelledby="home-offers">
        <div css={styles.headRow}>
          <h2 id="home-offers">{title}</h2>
          <a href={offersHref(site, { page: 1 })}>{say('all')}</a>
        </div>
        <OfferCards offers={offers} headingLevel={3} />
      </section>
    </Container>
  );
}
