import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { CarouselEngineProps, Engine } from './CarouselEngine.js';

/** Position of a strip of slides, and the slider that drives it once somebody reaches for it. */
export function useCarousel(count: number, initial: number, onIndexChange?: (index: number) => void) {
  const strip = useRef<HTMLUListElement>(null);
  const engine = useRef<Engine | undefined>(undefined);
  const isAsked = useRef(false);
  /** Where a smooth move is on its way to; slides that pass by on the way are not reported. */
  const target = useRef<number | undefined>(undefined);
  const [index, setIndex] = useState(initial);
  const last = useLast(strip, count);
  const [driver, setDriver] = useState<{ Engine: ComponentType<CarouselEngineProps>; strip: HTMLElement }>();

  const report = useCallback(
    (wanted: number) => {
      const next = Math.min(last, wanted);
      setIndex(next);
      onIndexChange?.(next);
    },
    [last, onIndexChange],
  );

  const goTo = useCallback(
    (wanted: number) => {
      const next = Math.min(last, Math.max(0, wanted));
      report(next);
      target.current = next;
      if (engine.current) return engine.current.goTo(next);
      scrollToSlide(strip.current, next);
    },
    [last, report],
  );

  /** Loads the slider, after any scrolling has come to rest. */
  const drive = useCallback(() => {
    if (isAsked.current || count < 2) return;
    isAsked.current = true;
    void Promise.all([import('./CarouselEngine.js'), whenStill(strip.current)])
      .then(([{ default: loaded }]) => {
        if (strip.current) setDriver({ Engine: loaded, strip: strip.current });
      })
      // the strip scrolls without it
      .catch((error: unknown) => console.warn('The slider could not be loaded.', error));
  }, [count]);

  const onScroll = useCallback(() => {
    const element = strip.current;
    if (!element || engine.current) return;
    const next = Math.round(element.scrollLeft / slideWidth(element));
    if (target.current === next) target.current = undefined;
    if (target.current === undefined && next < count) report(next);
  }, [count, report]);

  useEffect(() => {
    if (initial > 0) scrollToSlide(strip.current, initial, 'instant');
    // it may have been swiped before its code was there
    else if (strip.current && strip.current.scrollLeft > 0) onScroll();
    // only the first position; later moves are the visitor's
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onPassed = useCallback(
    (passed: number) => {
      if (target.current === undefined || target.current === Math.min(last, passed)) report(passed);
    },
    [last, report],
  );
  const onRest = useCallback(() => {
    target.current = undefined;
  }, []);

  const onReady = useCallback((ready: Engine | undefined) => {
    engine.current = ready;
  }, []);

  return { strip, index, last, driver, goTo, drive, onScroll, onReady, onPassed, onRest };
}

/** The last slide that can be the first in view: with several in view the row ends before the last one. */
function useLast(strip: RefObject<HTMLElement | null>, count: number): number {
  const [last, setLast] = useState(count - 1);
  useEffect(() => {
    const measure = () => {
      const inView = strip.current ? Math.floor((strip.current.clientWidth + 1) / slideWidth(strip.current)) : 1;
      setLast(Math.max(0, count - Math.max(1, inView)));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [strip, count]);
  return last;
}

const slideWidth = (strip: HTMLElement): number => strip.firstElementChild?.getBoundingClientRect().width || 1;

function scrollToSlide(strip: HTMLElement | null, index: number, behavior?: ScrollBehavior): void {
  if (!strip) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollTo({ left: index * slideWidth(strip), behavior: behavior ?? (isCalm ? 'instant' : 'smooth') });
}

/** Resolves when a strip has stopped moving: attaching the slider in the middle of a swipe would make it jump. */
async function whenStill(strip: HTMLElement | null): Promise<void> {
  let last: number | undefined;
  while (strip && last !== strip.scrollLeft) {
    last = strip.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
}
