import { useEffect, useState, type RefObject } from 'react';

/** True while most of an element is seen: on the screen, in a tab that is in front. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isInFront, setInFront] = useState(true);
  useEffect(() => {
    const onVisibility = () => setInFront(!document.hidden);
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false), {
      threshold: 0.4,
    });
    if (element.current) observer.observe(element.current);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      observer.disconnect();
    };
  }, [element]);
  return isOnScreen && isInFront;
}
