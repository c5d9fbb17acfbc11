import { imageUrl, opensBeside } from '@forecourt/contracts';
import { ButtonLink } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import type { Promotion } from '../config.js';
import * as styles from './promotions.styles.js';
import { contentWords } from '../words/contentWords.js';

/** Shape of the pictures (B9); on a phone their right half is shown. */
const WIDTHS = [1024, 1280, 1600, 1920];
const heightOf = (width: number): number => Math.round((width * 540) / 1920);

/** One promotion: words over the left of its picture, below it on a phone. */
export function PromotionSlide({
  title,
  text,
  picture,
  alt,
  href,
  linkText,
  terms,
  isUrgent,
}: Omit<Promotion, 'id' | 'startsAt' | 'expiresAt'> & { isUrgent: boolean }) {
  const say = useWords(contentWords);
  return (
    <div css={styles.slide}>
      <div css={styles.picture}>
        <img
          src={imageUrl(picture, { width: 1280, height: heightOf(1280) })}
          srcSet={WIDTHS.map((width) => `${imageUrl(picture, { width, height: heightOf(width) })} ${width}w`).join(
            ', ',
          )}
          sizes="(max-width: 719px) 200vw, 100vw"
          width={1920}
          height={540}
          alt={alt}
          decoding="async"
          {...(isUrgent ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </div>
      <div css={styles.words}>
        <h2>{title}</h2>
        {text !== '' && <p>{text}</p>}
        {href !== undefined && (
          <ButtonLink href={href} {...opensBeside(href)}>
            {linkText ?? say('promotion.link')}
          </ButtonLink>
        )}
        {terms !== undefined && <small>{terms}</small>}
      </div>
    </div>
  );
}
