import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { Carousel, Icon, type CarouselHandle } from '@forecourt/ui-kit';
import type { Slide } from '../domain/slides.js';
import { GallerySlide } from './GallerySlide.js';
import * as styles from './gallery.styles.js';

const Lightbox = lazy(() => import('./Lightbox.js'));

/** Pictures side by side, swiped, by arrow keys or by thumbnails (VDP-02); without script a strip that scrolls. */
export function Gallery({ slides, hasThumbnails }: { slides: readonly Slide[]; hasThumbnails: boolean }) {
  const carousel = useRef<CarouselHandle>(null);
  const [index, setIndex] = useState(0);
  const [lightbox, setLightbox] = useState<'never' | 'open' | 'closed'>('never');
  const goTo = (event: MouseEvent, position: number) => {
    event.preventDefault();
    carousel.current?.goTo(position);
  };
  return (
    <section css={styles.gallery} aria-label="Pictures">
      <div css={styles.stage}>
        <Carousel
          ref={carousel}
          label="Pictures of this vehicle"
          itemName="picture"
          onIndexChange={setIndex}
          slides={slides.map((slide, position) => ({
            key: `${position}-${slide.url}`,
            id: `picture-${position + 1}`,
            content: <GallerySlide slide={slide} index={position} onOpen={() => setLightbox('open')} />,
          }))}
        />
        <button
          type="button"
          css={styles.enlarge}
          aria-haspopup="dialog"
          aria-label="Show pictures full screen"
          onClick={() => setLightbox('open')}
        >
          <Icon name="search" />
        </button>
      </div>
      {hasThumbnails && (
        <ul css={styles.thumbs} aria-label="Choose a picture">
          {slides.map((slide, position) => (
            <li key={`${position}-${slide.url}`}>
              <a
                href={`#picture-${position + 1}`}
                aria-label={slide.kind === 'image' ? `Picture ${position + 1}` : 'Video'}
                aria-current={position === index}
                onClick={(event) => goTo(event, position)}
              >
                {slide.kind === 'image' ? (
                  <img src={imageUrl(slide.url, { width: 160 })} width={160} height={107} alt="" loading="lazy" />
                ) : (
                  <span css={styles.filmThumb}>Video</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {lightbox !== 'never' && (
        <Suspense fallback={null}>
          <Lightbox
            slides={slides}
            initial={index}
            isOpen={lightbox === 'open'}
            onClose={() => setLightbox('closed')}
            onIndexChange={(position) => carousel.current?.goTo(position)}
          />
        </Suspense>
      )}
    </section>
  );
}
