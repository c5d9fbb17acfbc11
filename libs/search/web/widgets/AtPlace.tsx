import { useWords } from '@forecourt/composition';
import { selectPlace, useAppSelector } from '@forecourt/runtime/store';
import { Icon } from '@forecourt/ui-kit';
import { atPlace } from '../rules/atPlace.js';
import { useListing } from '../instantsearch/listingContext.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from '../pages/listing.styles.js';

/** The way to the vehicles of the shopper's own place, which only this device knows; its room is there without it. */
export function AtPlace() {
  const say = useWords(searchWords);
  const { site, filters } = useListing();
  // it is chosen on pages of places, in this tab before this page or in another one now
  const chosen = useAppSelector(selectPlace);
  const offered = atPlace(filters, site, chosen);
  return (
    offered && (
      <a css={styles.atPlace} href={offered.href} data-takes-over>
        <Icon name="pin" size={16} /> <span>{say('bar.onlyAt', { place: offered.name })}</span>
      </a>
    )
  );
}
