import {
  createContext,
  useImperativeHandle,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Icon } from '../icons.js';
import { visuallyHidden } from '../layout.js';
import { useHasScript } from '../useHasScript.js';
import * as styles from './carousel.styles.js';
import { useCarousel } from './useCarousel.js';
import { useKitWords } from '../kitWords.js';

/** Whether something is a slide: a finger's way over it moves the slides, and nothing within. */
export const IsSlide = createContext(false);

export interface CarouselHandle {
  goTo: (index: number) => void;
  previous: () => void;
  next: () => void;
}
export interface CarouselProps {
  /** What the slides are, for example "Pictures". */
  label: string;
  /** One of them, for the buttons and the counter: "picture". */
  itemName?: string;
  /** In order; an `id` makes a slide a place of the page. */
  slides: readonly { key: string; id?: string; content: ReactNode }[];
  /** Width of a slide: all of it where it is left out, or a length such as `min(86%, 300px)`. */
  slideWidth?: string;
  /** Index of the slide on show at the start. */
  initial?: number;
  /** Shows which of how many is on show. */
  hasCounter?: boolean;
  /** Arrows at both sides; what is small is swiped, or moved by arrow keys. */
  hasArrows?: boolean;
  /** Called with the index of the slide that comes on show. */
  onIndexChange?: (index: number) => void;
  /** Moves the slides from outside. */
  ref?: Ref<CarouselHandle>;
}

/**
 * The platform's one carousel. A strip that scrolls and snaps by CSS alone; buttons and counter come with script, and
 * keen-slider with the first pointer or focus, so that no page pays for it before somebody reaches for the slides.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    itemName = 'slide',
    slides,
    slideWidth = '100%',
    initial = 0,
    hasCounter = true,
    hasArrows = true,
    ref,
  } = props;
  const say = useKitWords();
  const count = slides.length;
  const { strip, index, last, driver, goTo, drive, onScroll, onReady, onPassed, onRest } = useCarousel(
    count,
    initial,
    props.onIndexChange,
  );
  // buttons that need script are not in the server's HTML
  const isLive = useHasScript();
  useImperativeHandle(ref, () => ({ goTo, previous: () => goTo(index - 1), next: () => goTo(index + 1) }));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (step === undefined || count < 2 || event.defaultPrevented) return;
    event.preventDefault();
    goTo(index + step);
  };
  const arrow = (target: number, isForward: boolean) => (
    <button
      type="button"
      css={[styles.arrow, isForward ? styles.after : styles.before, slideWidth !== '100%' && styles.forPointers]}
      aria-label={say(isForward ? 'slides.next' : 'slides.previous', { item: itemName })}
      disabled={target < 0 || target > last}
      onClick={() => goTo(target)}
    >
      <Icon name={isForward ? 'right' : 'left'} />
    </button>
  );
  return (
    // the keys of the whole carousel are heard here, wherever inside of it the focus is
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      css={styles.frame}
      role="group"
      aria-roledescription={say('slides.role')}
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && drive()}
      onTouchEnd={drive}
      onFocus={drive}
    >
      <ul
        ref={strip}
        css={[styles.strip, driver && styles.driven]}
        style={{ '--slide': slideWidth } as CSSProperties}
        // a region that scrolls must be reachable by keyboard

        tabIndex={count > 1 ? 0 : undefined}
        aria-label={say('slides.keys', { label })}
        onScroll={onScroll}
        // a finger or pointer takes the strip in the middle of its way
        onPointerDown={onRest}
      >
        {slides.map(({ key, id, content }, position) => (
          <li
            key={key}
            id={id}
            onFocus={() => {
              if (position !== index) goTo(position);
              // browsers scroll to what has the focus, but the slider moves it there already
              if (driver) driver.strip.scrollTo({ left: 0, behavior: 'instant' });
            }}
          >
            <IsSlide value>{content}</IsSlide>
          </li>
        ))}
      </ul>
      {driver && (
        <driver.Engine strip={driver.strip} initial={index} onChange={onPassed} onRest={onRest} onReady={onReady} />
      )}
      {isLive && hasArrows && last > 0 && arrow(index - 1, false)}
      {isLive && hasArrows && last > 0 && arrow(index + 1, true)}
      {isLive && count > 1 && hasCounter && (
        <p css={styles.counter} aria-live="polite">
          <span css={visuallyHidden}>{itemName} </span>
          {index + 1} <span aria-hidden="true">/</span>
          <span css={visuallyHidden}>{say('slides.of')}</span> {count}
        </p>
      )}
    </div>
  );
}
