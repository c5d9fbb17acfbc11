import { useEffect, useRef, useState } from 'react';
import { useKeenSlider } from 'keen-slider/react.es.js';

export interface Engine {
  goTo: (index: number) => void;
}

export interface CarouselEngineProps {
  /** The list of slides. */
  strip: HTMLElement;
  /** Index of the slide on show at the start. */
  initial: number;
  /** Called with the index of the slide that comes on show. */
  onChange: (index: number) => void;
  /** Called when the slides have come to rest. */
  onRest: () => void;
  /** Called with the engine once it can be moved, and with nothing when it is gone. */
  onReady: (engine: Engine | undefined) => void;
}

const ease = (t: number) => 1 - (1 - t) ** 3;

/**
 * Attaches the slider to a strip that is on the page already: its slides stay the same elements and do not render
 * again.
 */
export default function CarouselEngine({ strip, initial, onChange, onRest, onReady }: CarouselEngineProps) {
  const callbacks = useRef({ onChange, onRest, onReady });
  useEffect(() => {
    callbacks.current = { onChange, onRest, onReady };
  });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // other options would make the slider start anew in the middle of a move
  const [start] = useState(initial);
  const [attach, slider] = useKeenSlider<HTMLElement>({
    initial: start,
    selector: (container) => [...container.children] as HTMLElement[],
    slides: { perView: 'auto' },
    defaultAnimation: { duration: isCalm ? 0 : 350, easing: ease },
    // where several are in view the row ends before its last slide is the first: that end is the caller's last
    slideChanged: ({ track: { details } }) =>
      callbacks.current.onChange(details.abs >= details.maxIdx ? Infinity : details.rel),
    animationEnded: () => callbacks.current.onRest(),
  });
  useEffect(() => {
    // the browser's own scrolling ends where the slider's begins
    strip.scrollTo({ left: 0, behavior: 'instant' });
    attach(strip);
    callbacks.current.onReady({ goTo: (index) => slider.current?.moveToIdx(index) });
    return () => {
      attach(null);
      callbacks.current.onReady(undefined);
    };
    // attach is another function after every render, and the strip is attached once
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [strip]);
  return null;
}
