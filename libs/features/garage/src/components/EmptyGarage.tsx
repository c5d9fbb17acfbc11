import { listingRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import * as styles from './pages.styles.js';

/** Shown where nothing is saved yet, with a link to the stock. */
export function EmptyGarage({ title, text }: { title: string; text: string }) {
  const listing = useRouteHref(listingRoute);
  return (
    <section css={styles.empty}>
      <h2>{title}</h2>
      <p>{text}</p>
      {listing && <ButtonLink href={listing}>See our stock</ButtonLink>}
    </section>
  );
}
