import { useRef, useState } from 'react';
import { Carousel, Icon, useHasScript, type CarouselHandle } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import type { Promotion } from '../config.js';
import { PromotionSlide } from './PromotionSlide.js';
import * as styles from './promotions.styles.js';
import { useTurn } from './useTurn.js';
import { contentWords } from '../words/contentWords.js';

export interface PromotionSliderProps {
  /** What it is called for those who hear the page. */
  title: string;
  slides: readonly Promotion[];
  /** Seconds until the next slide shows automatically; without it only the shopper moves the slides. */
  seconds?: number | undefined;
  /** The page begins with it: its first picture is the largest paint, and comes before others. */
  isFirst?: boolean;
}

/**
 * Promotions across the page, 1920 by 540 (B9). Without script it is a strip that scrolls and snaps. One that advances
 * automatically has a pause button, waits while the pointer or the focus is on it, and stops when it is moved by hand.
 */
export function PromotionSlider({ title, slides, seconds, isFirst = false }: PromotionSliderProps) {
  const say = useWords(contentWords);
  const [index, setIndex] = useState(0);
  const carousel = useRef<CarouselHandle>(null);
  const turn = useTurn(slides.length > 1 ? seconds : undefined, () => {
    carousel.current?.goTo((index + 1) % slides.length);
  });
  const isLive = useHasScript();
  return (
    <section css={styles.section} aria-label={title} {...turn.holders}>
      <Carousel
        ref={carousel}
        label={title}
        itemName={say('promotion')}
        // screen readers must not announce every automatic turn
        hasCounter={!turn.isOn}
        onIndexChange={setIndex}
        slides={slides.map((promotion, place) => ({
          key: promotion.id,
          content: <PromotionSlide {...promotion} isUrgent={isFirst && place === 0} />,
        }))}
      />
      {isLive && turn.isOffered && (
        <button type="button" css={styles.pause} onClick={turn.toggle}>
          <Icon name={turn.isOn ? 'pause' : 'play'} />
          <span>{turn.isOn ? say('promotion.pause') : say('promotion.play')}</span>
        </button>
      )}
    </section>
  );
}
