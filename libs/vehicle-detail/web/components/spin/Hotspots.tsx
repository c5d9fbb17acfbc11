import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useWords } from '@forecourt/composition';
import type { PlacedHotspot } from '../../rules/spin/spinContent.js';
import * as styles from './hotspots.styles.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

export interface HotspotsProps {
  hotspots: readonly PlacedHotspot[];
  /** A point was opened: what turns should rest. */
  onOpen: () => void;
}

/**
 * Points with something to say. One is open at a time; it closes with Escape, with its button, or when it turns away.
 */
export function Hotspots({ hotspots, onOpen }: HotspotsProps) {
  const say = useWords(vehicleDetailWords);
  const [open, setOpen] = useState<number>();
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  const shown = hotspots.find(({ id }) => id === open);
  if (open !== undefined && !shown) setOpen(undefined);
  useEffect(() => {
    if (open === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // the window around it stays open
      event.preventDefault();
      event.stopPropagation();
      setOpen(undefined);
      buttons.current.get(open)?.focus();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);
  return (
    <ul css={styles.list} aria-label={say('spin.points')}>
      {hotspots.map(({ id, title, description, x, y }) => (
        <li key={id} css={styles.spot} style={{ '--x': x, '--y': y } as CSSProperties} data-open={id === open}>
          <button
            type="button"
            ref={(element) => {
              if (element) buttons.current.set(id, element);
              else buttons.current.delete(id);
            }}
            css={styles.button}
            aria-expanded={id === open}
            aria-label={title ?? description}
            onClick={() => {
              setOpen(id === open ? undefined : id);
              onOpen();
            }}
          >
            <span css={styles.dot} aria-hidden="true" />
          </button>
          {id === open && (
            <div css={[styles.popover, x > 50 ? styles.toLeft : styles.toRight, y > 50 ? styles.above : styles.below]}>
              <p role="status">
                {title && <strong>{title}</strong>}
                {description}
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
