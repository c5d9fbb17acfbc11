import { lazy, Suspense, use, useRef, useState, type TouchEvent } from 'react';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { IsSlide } from '@forecourt/ui-kit';
import type { UiVehicleSay } from './words.js';

const loadStrip = () => import('./CardStrip.js');
const CardStrip = lazy(loadStrip);

const WIDTHS = [320, 480, 640, 800] as const;
const SIZES = '(min-width: 1200px) 320px, (min-width: 700px) 45vw, 92vw';
const SIZES_WIDE = '(min-width: 1200px) 380px, (min-width: 700px) 38vw, 92vw';
/** Pixels from which a finger's way is a swipe. */
const SWIPE = 30;

export interface CardPicturesProps {
  /** Paths in the image service, the first one shown. */
  images: readonly string[];
  /** What they show, for the strip's label. */
  title: string;
  /** The vehicle’s own page. */
  href: string;
  /** Loads at once: one of the first cards of a page. */
  hasPriority?: boolean | undefined;
  /** Picture next to the text where there is room. */
  isWide?: boolean | undefined;
  /** A strip has taken the place of the one picture. */
  isStrip: boolean;
  /** Called with the index of the picture that comes on show. */
  onIndexChange: (index: number) => void;
  /** The words of the site. */
  say: UiVehicleSay;
}

/** The picture of a card; from its first swipe on a strip of them, whose code loads only with a swipe. */
export function CardPictures(props: CardPicturesProps) {
  const { images, title, href, hasPriority, isWide, isStrip, onIndexChange, say } = props;
  const picture = (image: string) => (
    <img
      src={imageUrl(image, { width: 640 })}
      srcSet={srcSet(image, WIDTHS)}
      sizes={isWide ? SIZES_WIDE : SIZES}
      width={600}
      height={400}
      alt=""
      loading={hasPriority ? 'eager' : 'lazy'}
      fetchPriority={hasPriority ? 'high' : 'auto'}
      decoding="async"
    />
  );
  const first = picture(images[0] ?? '');
  if (!isStrip) return first;
  return (
    <Suspense fallback={first}>
      <CardStrip images={images} title={title} href={href} picture={picture} onIndexChange={onIndexChange} say={say} />
    </Suspense>
  );
}

/** Detects the first swipe over a card's picture, which is below the card's link. */
export function useFirstSwipe(count: number) {
  const [isStrip, setIsStrip] = useState(false);
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  if (use(IsSlide) || count < 2) return { isStrip: false, swipe: {} };
  return {
    isStrip,
    swipe: {
      // the browser leaves ways to the side to the card
      'data-swipes': '',
      onTouchStart: ({ touches }: TouchEvent) => {
        const touch = touches[0];
        start.current = touch && { x: touch.clientX, y: touch.clientY };
      },
      onTouchMove: ({ touches }: TouchEvent) => {
        const touch = touches[0];
        // the code is on its way before the finger is lifted
        if (touch && start.current && Math.abs(touch.clientX - start.current.x) > SWIPE / 3)
          void loadStrip().catch(() => undefined);
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const touch = changedTouches[0];
        const from = start.current;
        start.current = undefined;
        if (isStrip || !touch || !from) return;
        const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
        if (dx < -SWIPE && Math.abs(dx) > 1.5 * Math.abs(dy)) setIsStrip(true);
      },
    },
  };
}
