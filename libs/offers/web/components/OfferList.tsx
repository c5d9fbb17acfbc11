import type { ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { Alert, Button } from '@forecourt/ui-kit';
import { offersApi } from '../api/offersApi.js';
import { offersWords } from '../words/offersWords.js';
import { OfferCards } from './OfferCards.js';

export interface OfferListProps {
  /** Slug of a make, such as `isuzu`: its offers alone. */
  readonly make?: string;
  /** Slug of a kind of offer, such as `finance-offer`: offers of that kind alone. */
  readonly category?: string;
  /** How many at most, the dealer's first ones; all when left out. */
  readonly count?: number;
  /** Rank of their headings on the page; 2 when left out. */
  readonly headingLevel?: 2 | 3;
  /** Shown when nothing is offered; a short text when left out, and `null` shows nothing. */
  readonly empty?: ReactNode;
}

/** What the dealer offers today, read from the service: for a page that is not this feature's own (OFR-01). */
export function OfferList({ make, category, count, headingLevel = 2, empty }: OfferListProps): ReactNode {
  const say = useWords(offersWords);
  const { data, isFetching, isError, refetch } = offersApi.useGetOffersQuery({ query: { make, category } });
  if (isError && !isFetching)
    return (
      <Alert tone="warning">
        {say('list.failed')}{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          {say('list.again')}
        </Button>
      </Alert>
    );
  if (!data) return <p role="status">{say('list.loading')}</p>;
  const offers = data.offers.slice(0, count);
  if (offers.length === 0) return empty === undefined ? <p>{say('none.text')}</p> : empty;
  return <OfferCards offers={offers} headingLevel={headingLevel} />;
}
