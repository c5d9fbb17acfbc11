import type { BrandSubject } from '@forecourt/contracts';
import type { OfferSummary } from '@forecourt/offers/domain';
import { useWords } from '@forecourt/composition';
import { OfferCards } from '../components/OfferCards.js';
import * as styles from '../components/offers.styles.js';
import { offersWords } from '../words/offersWords.js';

/** What is offered of a make, on its page (NAV-06); nothing without any. */
export function Component({ brand, data }: { brand: BrandSubject; data?: unknown }) {
  const say = useWords(offersWords);
  const offers = (data ?? []) as readonly OfferSummary[];
  if (offers.length === 0) return null;
  return (
    <section css={[styles.section, styles.bandSection]} aria-labelledby="brand-offers">
      <h2 id="brand-offers">{say('ofMake', { make: brand.name })}</h2>
      <OfferCards offers={offers} headingLevel={3} />
    </section>
  );
}
