import { listingRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import type { PurchaseData } from '../../pages/purchase/purchaseLoader.js';
import * as styles from '../reserve.styles.js';

const WORDS: Readonly<Record<NonNullable<PurchaseData['lack']>, { title: string; text: string }>> = {
  unnamed: {
    title: 'Choose a vehicle first',
    text: 'Open the page of a vehicle that you like, and press “Buy Online” there.',
  },
  unknown: {
    title: 'There is no such vehicle here',
    text: 'The address may be mistyped, or the vehicle is on another site.',
  },
  gone: { title: 'This vehicle is no longer here', text: 'It has left our site. There may be one like it.' },
};

/** A purchase without a vehicle: the page says what it needs instead of redirecting. */
export function NoVehicle({ lack }: { lack: NonNullable<PurchaseData['lack']> }) {
  const listing = useRouteHref(listingRoute);
  const { title, text } = WORDS[lack];
  return (
    <section css={styles.box} aria-labelledby="no-vehicle">
      <h2 id="no-vehicle">{title}</h2>
      <p>{text}</p>
      {listing && (
        <div css={styles.acts}>
          <ButtonLink href={listing}>Search vehicles</ButtonLink>
        </div>
      )}
    </section>
  );
}
