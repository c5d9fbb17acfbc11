import { imageUrl, opensBeside, srcSet } from '@forecourt/contracts';
import { ButtonLink } from '@forecourt/ui-kit';
import type { OfferTile } from '../rules/tiles.js';
import * as styles from './PromoTile.styles.js';

/** Width of a tile's picture, pixels: that of an offer (B9). */
const IMAGE_WIDTH = 375;

export interface PromoTileProps {
  tile: Pick<OfferTile, 'title' | 'text' | 'href' | 'linkText' | 'image'>;
  /** It has a row to itself. */
  isWide: boolean;
}

/** A dealer's message among the results; its card has a different colour so that it does not look like a vehicle. */
export function PromoTile({ tile: { title, text, href, linkText, image }, isWide }: PromoTileProps) {
  return (
    <aside css={[styles.card, isWide && styles.wide]} aria-label={title}>
      {image && (
        <img
          css={[styles.picture, isWide && styles.besideWords]}
          src={imageUrl(image.path, { width: IMAGE_WIDTH })}
          srcSet={srcSet(image.path, [320, 480, 640])}
          sizes="(min-width: 740px) 340px, 92vw"
          width={IMAGE_WIDTH}
          height={250}
          alt={image.alt}
          loading="lazy"
          decoding="async"
        />
      )}
      <div css={[styles.words, isWide && styles.wordsInRow]}>
        <h2>{title}</h2>
        {text !== '' && <p>{text}</p>}
        <ButtonLink href={href} {...opensBeside(href)} variant="outline">
          {linkText}
        </ButtonLink>
      </div>
    </aside>
  );
}
