import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Carousel, type CarouselHandle } from '@forecourt/ui-kit';
import type { UiVehicleSay } from './words.js';
import * as styles from './VehicleCard.styles.js';

interface CardStripProps {
  /** Paths in the image service, in order. */
  images: readonly string[];
  /** What they show, for the strip’s label. */
  title: string;
  /** The vehicle’s own page. */
  href: string;
  /** Draws the picture of a path. */
  picture: (image: string) => ReactNode;
  /** Called with the index of the picture that comes on show. */
  onIndexChange: (index: number) => void;
  /** The words of the site. */
  say: UiVehicleSay;
}

/** Pictures of a card side by side, on the way to the second one. Only the next picture is loaded ahead. */
export default function CardStrip({ images, title, href, picture, onIndexChange, say }: CardStripProps) {
  const handle = useRef<CarouselHandle>(null);
  const [farthest, setFarthest] = useState(1);
  useEffect(() => handle.current?.goTo(1), []);
  return (
    <div css={styles.strip}>
      <Carousel
        ref={handle}
        label={say('pictures', { vehicle: title })}
        itemName={say('pictureItem')}
        hasCounter={false}
        hasArrows={false}
        onIndexChange={(index) => {
          setFarthest((known) => Math.max(known, index));
          onIndexChange(index);
        }}
        slides={images.map((image, index) => ({
          key: image,
          // the title's link is the one for keyboard and screen reader
          content: (
            <a href={href} tabIndex={-1} aria-hidden="true">
              {index <= farthest + 1 && picture(image)}
            </a>
          ),
        }))}
      />
    </div>
  );
}
