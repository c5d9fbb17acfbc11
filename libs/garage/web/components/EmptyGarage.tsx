import { emptyGarageSlot, listingRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import * as styles from './pages.styles.js';
import { garageWords } from '../words/garageWords.js';

/** Shown where nothing is saved yet: how that is done, the way to the stock, and vehicles to begin with. */
export function EmptyGarage({ title, text }: { title: string; text: string }) {
  const say = useWords(garageWords);
  const listing = useRouteHref(listingRoute);
  return (
    <>
      <section css={styles.empty}>
        <h2>{title}</h2>
        <p>{text}</p>
        {listing && <ButtonLink href={listing}>{say('seeStock')}</ButtonLink>}
      </section>
      <Slot slot={emptyGarageSlot} with={{}} />
    </>
  );
}
