import { ButtonLink } from '@forecourt/ui-kit';
import type { PromoTile } from '../config.js';
import * as styles from './PromoCard.styles.js';

/** A dealer's message among the results; a card of its own colour, so that nobody takes it for a vehicle. */
export function PromoCard({ tile, isWide }: { tile: PromoTile; isWide: boolean }) {
  return (
    <aside css={[styles.card, isWide && styles.wide]} aria-label={tile.title}>
      <h2>{tile.title}</h2>
      {tile.text !== '' && <p>{tile.text}</p>}
      <ButtonLink href={tile.href} variant="outline">
        {tile.linkText}
      </ButtonLink>
    </aside>
  );
}
