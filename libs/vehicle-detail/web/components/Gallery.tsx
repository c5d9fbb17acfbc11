import { lazy, Suspense, useCallback, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { imageUrl } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { Carousel, Icon, loadDialog, type CarouselHandle } from '@forecourt/ui-kit';
import { isHurried, type Slide } from '../rules/slides.js';
import { firstMode, shownMode, type SpinContent, type SpinMode } from '../rules/spin/spinContent.js';
import { GallerySlide } from './GallerySlide.js';
import { SpinModes } from './spin/SpinModes.js';
import { SpinStage } from './spin/SpinStage.js';
import * as stageStyles from './spin/stage.styles.js';
import type { SpinViewerProps } from './spin/SpinViewer.js';
import * as styles from './gallery.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

const Lightbox = lazy(() => {
  // the window around it comes at the same time, not after it
  void loadDialog().catch(() => undefined);
  return import('./Lightbox.js');
});

export interface GalleryProps {
  /** Pictures and films in their order. */
  slides: readonly Slide[];
  /** Small pictures below lead to each slide. */
  hasThumbnails: boolean;
  /** A turn around the vehicle, or a look inside, where there is one (VDP-03). */
  spin?: { content: SpinContent; options: SpinViewerProps['options'] & { startsIn: 'spin' | 'images' } } | undefined;
  /** What the shopper chose to see, where that was said. */
  chosenMode?: SpinMode | undefined;
  /** Called with what the shopper chooses to see. */
  onChooseMode: (mode: SpinMode) => void;
}

/** Pictures side by side, swiped, by arrow keys or by thumbnails (VDP-02); without script a strip that scrolls. */
export function Gallery({ slides, hasThumbnails, spin, chosenMode, onChooseMode }: GalleryProps) {
  const say = useWords(vehicleDetailWords);
  const carousel = useRef<CarouselHandle>(null);
  const [index, setIndex] = useState(0);
  const [lightbox, setLightbox] = useState<'never' | 'open' | 'closed'>('never');
  const [hasFailed, setFailed] = useState(false);
  const startsIn = spin?.options.startsIn ?? 'images';
  const startsWithPictures = firstMode(spin?.content, startsIn) === 'images';
  // A8: what does not load is logged, and the pictures replace it
  const mode = hasFailed ? 'images' : shownMode(spin?.content, startsIn, chosenMode);
  const onFailed = useCallback(() => setFailed(true), []);
  const goTo = (event: MouseEvent, position: number) => {
    event.preventDefault();
    // a hidden strip has no slides to go to, so show it first
    if (mode !== 'images') flushSync(() => onChooseMode('images'));
    carousel.current?.goTo(position);
  };
  return (
    <section css={styles.gallery} aria-label={say('pictures')}>
      {spin && mode !== 'images' && (
        <div css={styles.stage}>
          <SpinStage content={spin.content} options={spin.options} mode={mode} onFailed={onFailed} />
        </div>
      )}
      {hasFailed && (
        <p css={styles.note} role="status">
          {say('gallery.failed')}
        </p>
      )}
      <div css={[styles.stage, mode !== 'images' && stageStyles.aside]}>
        <Carousel
          ref={carousel}
          label={say('gallery.name')}
          itemName={say('gallery.picture')}
          onIndexChange={setIndex}
          slides={slides.map((slide, position) => ({
            key: `${position}-${slide.url}`,
            id: `picture-${position + 1}`,
            content: (
              <GallerySlide
                slide={slide}
                // pictures that wait behind the turn need not hurry
                isFirst={startsWithPictures && isHurried(slides, position)}
                isCovered={lightbox === 'open'}
                onOpen={() => setLightbox('open')}
              />
            ),
          }))}
        />
        <button
          type="button"
          css={styles.enlarge}
          aria-haspopup="dialog"
          aria-label={say('gallery.fullScreen')}
          onClick={() => setLightbox('open')}
        >
          <Icon name="search" />
        </button>
      </div>
      {spin && !hasFailed && <SpinModes content={spin.content} mode={mode} onChoose={onChooseMode} />}
      {hasThumbnails && (
        <ul css={styles.thumbs} aria-label={say('gallery.choose')}>
          {slides.map((slide, position) => (
            <li key={`${position}-${slide.url}`}>
              <a
                href={`#picture-${position + 1}`}
                // without its code the browser would go to the picture, and the page with it
                data-takes-over
                aria-label={
                  slide.kind === 'image' ? say('gallery.number', { number: position + 1 }) : say('gallery.video')
                }
                aria-current={mode === 'images' && position === index}
                onClick={(event) => goTo(event, position)}
              >
                {slide.kind === 'image' ? (
                  <img src={imageUrl(slide.url, { width: 160 })} width={160} height={107} alt="" loading="lazy" />
                ) : (
                  <span css={styles.filmThumb}>{say('gallery.video')}</span>
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
