import { skipToken } from '@reduxjs/toolkit/query/react';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { useSite, useWords } from '@forecourt/composition';
import { Button } from '@forecourt/ui-kit';
import { offersApi } from '../api/offersApi.js';
import * as styles from '../components/offers.styles.js';
import { offerHref } from '../rules/addresses.js';
import { endLine } from '../rules/texts.js';
import { offerToggled, selectSaved } from '../state/offersSlice.js';
import { offersWords } from '../words/offersWords.js';

/** Offers that were saved on this device and still apply; renders nothing without any. */
export function Component() {
  const saved = useAppSelector(selectSaved);
  const dispatch = useAppDispatch();
  const say = useWords(offersWords);
  const site = useSite();
  const { currentData } = offersApi.useGetOffersQuery(saved.length > 0 ? {} : skipToken);
  const offers = saved.flatMap((id) => currentData?.offers.find((offer) => offer.id === id) ?? []);
  if (offers.length === 0) return null;
  return (
    <section css={styles.section} id="saved-offers" aria-labelledby="saved-offers-title">
      <h2 id="saved-offers-title">{say('saved.title')}</h2>
      <ul css={styles.rows}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <a href={offerHref(site, offer)}>{offer.name}</a>
            <span>{endLine(offer.expires, say)}</span>
            <Button
              variant="quiet"
              aria-label={say('saved.removeOffer', { offer: offer.name })}
              onClick={() => dispatch(offerToggled(offer.id))}
            >
              {say('saved.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
