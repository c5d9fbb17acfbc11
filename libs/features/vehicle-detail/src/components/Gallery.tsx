import { imageUrl, srcSet } from '@forecourt/contracts';
import type { Slide } from '../domain/slides.js';
import { GALLERY_SIZES, GALLERY_WIDTHS } from './gallerySizes.js';
import * as styles from './vehicle.styles.js';

/** Pictures side by side: swiped, scrolled or chosen by their thumbnails, with no script at all. The first two load at once (A4). */
export function Gallery({ slides, hasThumbnails }: { slides: readonly Slide[]; hasThumbnails: boolean }) {
  return (
    <section css={styles.gallery} aria-label="Pictures">
      {/* a scrolling region must be reachable by keyboard */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul css={styles.strip} tabIndex={0} aria-label="Pictures, scroll sideways">
        {slides.map((slide, index) => (
          <li key={slide.url} id={`picture-${index + 1}`}>
            {slide.kind === 'image' ? (
              <img
                src={imageUrl(slide.url, { width: 800 })}
                srcSet={srcSet(slide.url, GALLERY_WIDTHS)}
                sizes={GALLERY_SIZES}
                width={1200}
                height={800}
                alt={slide.alt}
                loading={index < 2 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                decoding="async"
              />
            ) : (
              // eslint-disable-next-line jsx-a11y/media-has-caption -- walk-around films of dealers have no speech
              <video src={slide.url} controls preload="none" title={slide.title} />
            )}
          </li>
        ))}
      </ul>
      {hasThumbnails && (
        <ul css={styles.thumbs} aria-label="Choose a picture">
          {slides.map((slide, index) =>
            slide.kind === 'image' ? (
              <li key={slide.url}>
                <a href={`#picture-${index + 1}`} aria-label={`Picture ${index + 1}`}>
                  <img src={imageUrl(slide.url, { width: 160 })} width={160} height={107} alt="" loading="lazy" />
                </a>
              </li>
            ) : null,
          )}
        </ul>
      )}
    </section>
  );
}
