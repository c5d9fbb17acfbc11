import type { MouseEvent } from 'react';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { opensElsewhere } from '@forecourt/ui-kit';
import type { Slide } from '../rules/slides.js';
import { FilmSlide } from './FilmSlide.js';
import { GALLERY_SIZES, GALLERY_WIDTHS } from './gallerySizes.js';
import * as styles from './gallery.styles.js';

interface GallerySlideProps {
  slide: Slide;
  isFirst: boolean;
  /** Something covers the slides: a playing film stops. */
  isCovered?: boolean;
  onOpen: () => void;
}

/** One slide. A picture links to its large version, which opens in the lightbox; the first two load at once (A4). */
export function GallerySlide({ slide, isFirst, isCovered = false, onOpen }: GallerySlideProps) {
  if (slide.kind !== 'image') return <FilmSlide slide={slide} isCovered={isCovered} />;
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    // the button next to the strip does the same for the keyboard, so that one Tab leads past the pictures
    <a
      href={imageUrl(slide.url, { width: 1600 })}
      onClick={open}
      tabIndex={-1}
      draggable={false}
      data-takes-over
      css={styles.link}
    >
      <img
        css={styles.picture}
        src={imageUrl(slide.url, { width: 800 })}
        srcSet={srcSet(slide.url, GALLERY_WIDTHS)}
        sizes={GALLERY_SIZES}
        width={1200}
        height={800}
        alt={slide.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
      />
    </a>
  );
}
