import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { useSite } from '@forecourt/composition';
import { Button } from '@forecourt/ui-kit';
import { useGetOffersQuery } from '../api/offersApi.js';
import * as styles from '../components/offers.styles.js';
import { offerHref } from '../domain/addresses.js';
import { endLine } from '../domain/texts.js';
import { offerToggled, selectSaved } from '../state/offersSlice.js';

/** Offers that were saved on this device and still apply; renders nothing without any. */
export function Component() {
  const saved = useAppSelector(selectSaved);
  const dispatch = useAppDispatch();
  const site = useSite();
  const { currentData } = useGetOffersQuery(saved.length > 0 ? undefined : skipToken);
  const offers = saved.flatMap((id) => currentData?.offers.find((offer) => offer.id === id) ?? []);
  if (offers.length === 0) return null;
  return (
    <section css={styles.section} id="saved-offers" aria-labelledby="saved-offers-title">
      <h2 id="saved-offers-title">Saved offers</h2>
      <ul css={styles.rows}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <a href={offerHref(site, offer)}>{offer.name}</a>
            <span>{endLine(offer.expires)}</span>
            <Button
              variant="quiet"
              aria-label={`Remove ${offer.name}`}
              onClick={() => dispatch(offerToggled(offer.id))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
