import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { hotspotsAt, type SpinContent } from '../../rules/spin/spinContent.js';
import { nearestFrame } from '../../rules/spin/turning.js';
import { Glyph } from './glyphs.js';
import { Hotspots } from './Hotspots.js';
import { useFrames } from './useFrames.js';
import { useInView } from './useInView.js';
import { useTurn, type TurnOptions } from './useTurn.js';
import { savesData } from './visitorWishes.js';
import * as styles from './spin.styles.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

export interface ExteriorSpinProps {
  content: SpinContent;
  options: TurnOptions & { hint?: string | undefined };
  /** Pixels of a frame. */
  width: number;
  isFull?: boolean;
  onFailed: () => void;
  /** Leaves the button out where the view is on the whole screen already. */
  onFullScreen?: () => void;
}

/** A turn around the vehicle (VDP-03). It shows the wanted frame, or the nearest one that has loaded. */
export function ExteriorSpin({ content, options, width, isFull = false, onFailed, onFullScreen }: ExteriorSpinProps) {
  const say = useWords(vehicleDetailWords);
  const { frames, title, hotspots } = content;
  const count = frames.length;
  const stage = useRef<HTMLDivElement>(null);
  const isInView = useInView(stage);
  const [isThrifty] = useState(savesData);
  const [wasInView, setWasInView] = useState(false);
  if (isInView && !wasInView) setWasInView(true);
  const [urls] = useState(() => frames.map((frame) => imageUrl(frame, { width: isThrifty ? 480 : width })));
  const [shape, setShape] = useState(1.5);
  const [isHalfThere, setHalfThere] = useState(false);
  const turn = useTurn(count, isInView && isHalfThere, {
    ...options,
    autoRotate: isThrifty ? 'never' : options.autoRotate,
  });
  const isWanted = turn.isTouched || (wasInView && !isThrifty);
  const { there, progress, hasFailed } = useFrames({ urls, isWanted, first: 0, isThrifty });
  if (progress >= 0.5 && !isHalfThere) setHalfThere(true);
  useEffect(() => {
    if (hasFailed) onFailed();
  }, [hasFailed, onFailed]);

  const shown = nearestFrame(turn.frame, there, count) ?? 0;
  const degrees = Math.round((turn.frame * 360) / count);
  return (
    <div ref={stage} css={[styles.stage, isFull && styles.full]} role="group" aria-label={say('spin.name')}>
      <div css={styles.frame} style={{ '--shape': shape } as CSSProperties}>
        <img
          css={styles.picture}
          src={urls[shown]}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            naturalHeight > 0 && setShape(naturalWidth / naturalHeight)
          }
        />
        <div
          css={[styles.handle, turn.isDragging && styles.dragging]}
          role="slider"
          tabIndex={0}
          aria-label={say('spin.turn', { vehicle: title })}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={turn.frame + 1}
          aria-valuetext={say('spin.position', { degrees, number: turn.frame + 1, count })}
          {...turn.handlers}
        />
        <Hotspots hotspots={hotspotsAt(hotspots.exterior, shown)} onOpen={turn.touch} />
      </div>
      {!turn.isTouched && <p css={styles.hint}>{options.hint ?? say('spin.hint')}</p>}
      {isWanted && progress < 1 && (
        <div css={styles.progress} style={{ '--done': progress } as CSSProperties} data-progress />
      )}
      <div css={styles.controls}>
        <button type="button" css={styles.control} aria-label={say('spin.left')} onClick={() => turn.turn(-1)}>
          <Glyph name="back" />
        </button>
        <button
          type="button"
          css={styles.control}
          aria-label={turn.isPlaying ? say('spin.stop') : say('spin.play')}
          onClick={turn.toggle}
        >
          <Glyph name={turn.isPlaying ? 'pause' : 'play'} />
        </button>
        <button type="button" css={styles.control} aria-label={say('spin.right')} onClick={() => turn.turn(1)}>
          <Glyph name="on" />
        </button>
      </div>
      {onFullScreen && (
        <button
          type="button"
          css={[styles.control, styles.corner]}
          aria-haspopup="dialog"
          aria-label={say('spin.fullScreen')}
          onClick={() => {
            turn.touch();
            onFullScreen();
          }}
        >
          <Glyph name="full" />
        </button>
      )}
    </div>
  );
}
