import { listingRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import type { PurchaseData } from '../../pages/purchase/purchaseLoader.js';
import * as styles from '../reserve.styles.js';
import type { CheckoutKey } from '../../rules/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

const WORDS: Readonly<Record<NonNullable<PurchaseData['lack']>, { title: CheckoutKey; text: CheckoutKey }>> = {
  unnamed: {
    title: 'none.unnamed',
    text: 'none.unnamedText',
  },
  unknown: {
    title: 'none.unknown',
    text: 'none.unknownText',
  },
  gone: { title: 'none.gone', text: 'none.goneText' },
};

/** A purchase without a vehicle: the page says what it needs instead of redirecting. */
export function NoVehicle({ lack }: { lack: NonNullable<PurchaseData['lack']> }) {
  const say = useWords(checkoutWords);
  const listing = useRouteHref(listingRoute);
  const { title, text } = WORDS[lack];
  return (
    <section css={styles.box} aria-labelledby="no-vehicle">
      <h2 id="no-vehicle">{say(title)}</h2>
      <p>{say(text)}</p>
      {listing && (
        <div css={styles.acts}>
          <ButtonLink href={listing}>{say('searchVehicles')}</ButtonLink>
        </div>
      )}
    </section>
  );
}
