import { useEffect, useEffectEvent, useState, type FocusEvent, type PointerEvent } from 'react';
import { useMedia } from '@forecourt/ui-kit';

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * Calls `next` every so many seconds. It waits while a pointer is over it, the focus within it or the page out of
 * sight; touching what turns ends it, and who wants less motion sees it begin only when they ask for it.
 */
export function useTurn(seconds: number | undefined, next: () => void) {
  const isOffered = seconds !== undefined;
  const isCalm = useMedia(CALM);
  const [choice, setChoice] = useState<boolean>();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isOn = isOffered && (choice ?? !isCalm);
  const goOn = useEffectEvent(() => {
    if (!document.hidden) next();
  });
  useEffect(() => {
    if (!isOn || isPointed || hasFocus) return undefined;
    const timer = setInterval(() => goOn(), seconds * 1000);
    return () => clearInterval(timer);
  }, [isOn, isPointed, hasFocus, seconds]);

  const holders = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setPointed(true);
    },
    onPointerLeave: () => setPointed(false),
    onPointerDown: ({ target }: PointerEvent) => {
      if (isOfSlides(target)) setChoice(false);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (isOfSlides(target)) setFocus(true);
    },
    onBlur: () => setFocus(false),
  };
  return { isOffered, isOn, toggle: () => setChoice(!isOn), holders };
}

const isOfSlides = (target: EventTarget): boolean => target instanceof Element && target.closest('ul') !== null;
