import { useRef, useState, type KeyboardEvent } from 'react';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { Carousel, Dialog, type CarouselHandle } from '@forecourt/ui-kit';
import type { Slide } from '../rules/slides.js';
import { GallerySlide } from './GallerySlide.js';
import * as styles from './gallery.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

interface LightboxProps {
  slides: readonly Slide[];
  initial: number;
  isOpen: boolean;
  onClose: () => void;
  onIndexChange: (index: number) => void;
}

/** The pictures on the whole screen (VDP-02). Arrow keys move wherever the focus is; a click looks closer. */
export default function Lightbox({ slides, initial, isOpen, onClose, onIndexChange }: LightboxProps) {
  const say = useWords(vehicleDetailWords);
  const carousel = useRef<CarouselHandle>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'ArrowLeft') carousel.current?.previous();
    if (event.key === 'ArrowRight') carousel.current?.next();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('pictures')} placement="full" onKeyDown={onKeyDown}>
      <div css={styles.screen}>
        <Carousel
          ref={carousel}
          label={say('gallery.onFullScreen')}
          itemName={say('gallery.picture')}
          initial={initial}
          onIndexChange={onIndexChange}
          slides={slides.map((slide, index) => ({
            key: `${index}-${slide.url}`,
            content:
              slide.kind === 'image' ? (
                <Closer url={slide.url} alt={slide.alt} />
              ) : (
                <GallerySlide slide={slide} isFirst={false} onOpen={() => undefined} />
              ),
          }))}
        />
      </div>
    </Dialog>
  );
}

/** A picture that a click shows at twice its size, to be moved by scrolling. */
function Closer({ url, alt }: { url: string; alt: string }) {
  const say = useWords(vehicleDetailWords);
  const [isClose, setClose] = useState(false);
  return (
    <button
      type="button"
      css={[styles.closer, isClose && styles.close]}
      aria-pressed={isClose}
      aria-label={say('gallery.closer', { picture: alt })}
      onClick={() => setClose(!isClose)}
    >
      <img
        src={imageUrl(url, { width: 1600 })}
        srcSet={srcSet(url, [800, 1280, 1920])}
        sizes="100vw"
        alt=""
        draggable={false}
      />
    </button>
  );
}
