import type { FilmSlideContent } from '../../rules/slides.js';
import { FilmSlide } from '../FilmSlide.js';
import { SectionCard } from '../SectionCard.js';
import * as styles from './offer.styles.js';

/** The vehicle's film, or the dealer's own, below the pictures (VDP-20). Nothing of it loads before it is played. */
export const Film = ({ title, film }: { title: string; film: FilmSlideContent }) => (
  <SectionCard id="video" title={title}>
    <div css={styles.film}>
      <FilmSlide slide={film} />
    </div>
  </SectionCard>
);
