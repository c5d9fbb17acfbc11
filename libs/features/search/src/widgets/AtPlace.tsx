import { useSyncExternalStore } from 'react';
import { useSite } from '@forecourt/composition';
import { keptPlace } from '@forecourt/runtime';
import { Icon } from '@forecourt/ui-kit';
import { atPlace } from '../domain/atPlace.js';
import { useListing } from '../instantsearch/listingContext.js';
import * as styles from '../pages/listing.styles.js';

/** The way to the vehicles of the shopper's own place, which only this device knows; its room is there without it. */
export function AtPlace() {
  const { slug } = useSite();
  const { site, filters } = useListing();
  // it is chosen on pages of places, in this tab before this page or in another one now
  const chosen = useSyncExternalStore(
    onStorage,
    () => keptPlace(slug),
    () => undefined,
  );
  const offered = atPlace(filters, site, chosen);
  return (
    offered && (
      <a css={styles.atPlace} href={offered.href} data-takes-over>
        <Icon name="pin" size={16} /> Only at {offered.name}
      </a>
    )
  );
}

function onStorage(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}
