import type { OfferSummary } from '@forecourt/offers/domain';
import { OfferCard } from './OfferCard.js';
import * as styles from './offers.styles.js';

export interface OfferCardsProps {
  /** As `GET /api/offers` lists them. */
  offers: readonly OfferSummary[];
  /** Rank of their headings on the page; 2 when left out. */
  headingLevel?: 2 | 3;
  /** How many pictures belong to the first of the page. */
  priority?: number;
}

/** Offers side by side. */
export const OfferCards = ({ offers, headingLevel = 2, priority = 0 }: OfferCardsProps) => (
  <ul css={[styles.cards, styles.row]}>
    {offers.map((offer, index) => (
      <li key={offer.id}>
        <OfferCard offer={offer} headingLevel={headingLevel} hasPriority={index < priority} />
      </li>
    ))}
  </ul>
);
