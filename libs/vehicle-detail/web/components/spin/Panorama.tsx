import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { hotspotsAt, type SpinContent } from '../../rules/spin/spinContent.js';
import { fromMiddle, wrapFrame } from '../../rules/spin/turning.js';
import { Glyph } from './glyphs.js';
import { Hotspots } from './Hotspots.js';
import { useDrag } from './useDrag.js';
import { savesData } from './visitorWishes.js';
import * as styles from './spin.styles.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

/** Percent of a full turn that a key or a button moves. */
const STEP = 4;
const AHEAD = 50;

export interface PanoramaProps {
  content: SpinContent;
  url: string;
  isFull?: boolean;
  onFailed: () => void;
  onFullScreen?: () => void;
}

/** A picture all around, looked at through a window that turns. Its middle is straight ahead. */
export function Panorama({ content, url, isFull = false, onFailed, onFullScreen }: PanoramaProps) {
  const say = useWords(vehicleDetailWords);
  const stage = useRef<HTMLDivElement>(null);
  const [heading, setHeading] = useState(AHEAD);
  const [shape, setShape] = useState<number>();
  const grabbed = useRef(AHEAD);
  const [picture] = useState(() => imageUrl(url, { width: savesData() ? 1920 : 3840 }));
  const [ratio, setRatio] = useState(2 / 3);
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      const { width = 3, height = 2 } = entries.at(-1)?.contentRect ?? {};
      setRatio(height / Math.max(1, width));
    });
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setShape(image.naturalWidth / image.naturalHeight);
    image.onerror = onFailed;
    image.src = picture;
    return () => {
      image.onload = image.onerror = null;
    };
  }, [picture, onFailed]);
  const drag = useDrag({
    onStart: () => (grabbed.current = heading),
    onMove: (moved) => {
      const whole = (stage.current?.clientHeight ?? 1) * (shape ?? 1);
      setHeading(wrapFrame(grabbed.current - (moved / whole) * 100, 100));
    },
    onEnd: () => undefined,
  });
  const look = (by: number) => setHeading((now) => wrapFrame(now + by, 100));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -STEP, ArrowRight: STEP, PageDown: -25, PageUp: 25, Home: AHEAD - heading };
    const by = new Map(Object.entries(steps)).get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    look(by);
  };
  const spots = hotspotsAt(content.hotspots.interior, 0)
    .map((spot) => ({ ...spot, x: 50 + fromMiddle(spot.x, heading) * (shape ?? 1) * ratio }))
    .filter(({ x }) => x > 1 && x < 99);
  const degrees = Math.round(wrapFrame(heading - AHEAD, 100) * 3.6);
  const view = { '--shape': shape ?? 1, '--heading': heading } as CSSProperties;
  return (
    <div
      ref={stage}
      css={[styles.stage, isFull && styles.full]}
      style={view}
      role="group"
      aria-label={say('interior.name')}
    >
      {shape !== undefined && <div css={styles.panorama} style={{ backgroundImage: `url("${picture}")` }} />}
      <div
        css={[styles.handle, drag.isDragging && styles.dragging]}
        role="slider"
        tabIndex={0}
        aria-label={say('interior.look', { vehicle: content.title })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees % 360}
        aria-valuetext={degrees === 0 ? say('interior.ahead') : say('interior.toTheRight', { degrees })}
        onKeyDown={onKeyDown}
        {...drag.handlers}
      />
      {shape !== undefined && (
        <div css={styles.around}>
          <Hotspots hotspots={spots} onOpen={() => undefined} />
        </div>
      )}
      <div css={styles.controls}>
        <button type="button" css={styles.control} aria-label={say('interior.left')} onClick={() => look(-STEP)}>
          <Glyph name="back" />
        </button>
        <button type="button" css={styles.control} aria-label={say('interior.right')} onClick={() => look(STEP)}>
          <Glyph name="on" />
        </button>
      </div>
      {onFullScreen && (
        <button
          type="button"
          css={[styles.control, styles.corner]}
          aria-haspopup="dialog"
          aria-label={say('interior.fullScreen')}
          onClick={onFullScreen}
        >
          <Glyph name="full" />
        </button>
      )}
    </div>
  );
}
