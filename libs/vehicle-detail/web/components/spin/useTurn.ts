import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { frameAfterDrag, glideAfter, wrapFrame } from '../../rules/spin/turning.js';
import { useDrag } from './useDrag.js';
import { wantsCalm } from './visitorWishes.js';

export interface TurnOptions {
  /** Turns automatically: until it is touched, for one turn, or not. */
  autoRotate: 'always' | 'once' | 'never';
  /** Milliseconds of a frame. */
  interval: number;
  /** Pixels of a drag for one frame. */
  pixelsPerFrame: number;
}

/** Pauses between the frames of a glide, growing: it comes to rest. */
const GLIDE_PAUSE = 45;

/** The frame of a turn: automatic, by drag with a gentle glide, by keys and by buttons (VDP-03). */
export function useTurn(count: number, mayTurn: boolean, options: TurnOptions) {
  const [frame, setFrame] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [isPlaying, setPlaying] = useState(() => options.autoRotate !== 'never' && !wantsCalm());
  const grabbed = useRef(0);
  const glide = useRef<ReturnType<typeof setTimeout>>(undefined);

  const step = (by: number) => setFrame((now) => wrapFrame(now + by, count));
  const touch = () => {
    setTouched(true);
    setPlaying(false);
    clearTimeout(glide.current);
  };

  const isTurning = isPlaying && mayTurn;
  const turned = useRef(0);
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => {
      setFrame((now) => wrapFrame(now + 1, count));
      turned.current += 1;
      if (options.autoRotate === 'once' && turned.current >= count) setPlaying(false);
    }, options.interval);
    return () => clearInterval(timer);
  }, [isTurning, count, options.interval, options.autoRotate]);
  useEffect(() => () => clearTimeout(glide.current), []);

  const drag = useDrag({
    onStart: () => {
      touch();
      grabbed.current = frame;
    },
    onMove: (moved) => setFrame(frameAfterDrag(grabbed.current, moved, count, options.pixelsPerFrame)),
    onEnd: (speed) => {
      const frames = wantsCalm() ? 0 : glideAfter(speed, options.pixelsPerFrame);
      const on = (left: number, pause: number) => {
        if (left === 0) return;
        glide.current = setTimeout(() => {
          step(Math.sign(left));
          on(left - Math.sign(left), pause * 1.25);
        }, pause);
      };
      on(frames, GLIDE_PAUSE);
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const quarter = Math.round(count / 4);
    const steps = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -quarter,
      PageUp: quarter,
      Home: -frame,
      End: count - 1 - frame,
    };
    const by = new Map(Object.entries(steps)).get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    touch();
    step(by);
  };
  return {
    frame,
    isTouched,
    isPlaying,
    touch,
    isDragging: drag.isDragging,
    handlers: { ...drag.handlers, onKeyDown },
    turn: (by: number) => {
      touch();
      step(by);
    },
    /** The button: starts again, or stops. */
    toggle: () => {
      turned.current = 0;
      setTouched(true);
      setPlaying(!isPlaying);
    },
  };
}
