import { useEffect, useRef, useState, type CSSProperties } from 'react';
import {
  handles,
  moveHandle,
  rangeProblem,
  rangeStep,
  roundingOf,
  trackOf,
  type RangeBounds,
  type RangeValue,
} from './rangeRules.js';
import { useKitWords } from './kitWords.js';
import { visuallyHidden } from './layout.js';
import * as styles from './RangeSlider.styles.js';

export interface RangeSliderProps extends RangeBounds {
  /** What the range is of, for example "Price". */
  label: string;
  /** The label is read out only: where a heading says it already. */
  isLabelHidden?: boolean;
  /** One press of an arrow key; about 1/100 of the range where it is left out. */
  step?: number;
  /** What values round to; 1000 in ranges of prices and kilometres where it is left out. */
  roundTo?: number;
  /** The handle of a limit that is left out is at its end. */
  value: RangeValue;
  /** A value as it is shown and read out. */
  format: (value: number) => string;
  /** While a handle moves. */
  onChange?: (value: RangeValue) => void;
  /** When a handle is let go, or moved by a key. */
  onCommit?: (value: RangeValue) => void;
}

/**
 * A range with two handles (SRCH-21): native sliders, so that keys, touch and screen readers work as people know them.
 */
export function RangeSlider(props: RangeSliderProps) {
  const say = useKitWords();
  const { label, min, max, value, format, onChange, onCommit } = props;
  const bounds = { min, max };
  const roundTo = props.roundTo ?? props.step ?? roundingOf(bounds);
  const step = props.step ?? rangeStep(bounds, roundTo);
  const track = trackOf(bounds, step);
  const [draft, setDraft] = useDraft(value);
  const [from, to] = handles(draft, bounds);
  const group = useRef<HTMLFieldSetElement>(null);

  const problem = rangeProblem(value, bounds);
  useEffect(() => {
    if (problem) console.warn(`${label}: ${problem}.`);
  }, [label, problem]);

  // React's onChange is the input event; only the native change event says that a handle was let go
  useEffect(() => {
    const element = group.current;
    const commit = () => onCommit?.(draft);
    element?.addEventListener('change', commit);
    return () => element?.removeEventListener('change', commit);
  }, [draft, onCommit]);

  const move = (handle: 'from' | 'to', target: number) => {
    const next = moveHandle(handle, draft, target, bounds, roundTo);
    setDraft(next);
    onChange?.(next);
  };
  const percent = (position: number) => ((position - track.min) / (track.max - track.min)) * 100;
  const draw = (handle: 'from' | 'to', position: number, name: string) => (
    <input
      type="range"
      aria-label={name}
      aria-valuetext={format(position)}
      min={track.min}
      max={track.max}
      step={step}
      // a bound between two steps maps to the end of the track
      value={position >= max ? track.max : position <= min ? track.min : position}
      onChange={(event) => move(handle, event.currentTarget.valueAsNumber)}
      css={handle === 'from' ? styles.low : styles.high}
    />
  );
  return (
    <fieldset ref={group} css={styles.group}>
      <legend css={props.isLabelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <div css={styles.track} style={{ '--from': percent(from), '--to': percent(to) } as CSSProperties}>
        {draw('from', from, say('range.lowest', { label }))}
        {draw('to', to, say('range.highest', { label }))}
      </div>
      <div css={styles.values} aria-hidden="true">
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </div>
    </fieldset>
  );
}

/** What is being dragged, until the caller's value changes: a caller may take the live values or wait for the last. */
function useDraft(value: RangeValue): [RangeValue, (next: RangeValue) => void] {
  const [state, setState] = useState({ draft: value, given: value });
  if (state.given.from !== value.from || state.given.to !== value.to) {
    setState({ draft: value, given: value });
    return [value, (draft) => setState({ draft, given: value })];
  }
  return [state.draft, (draft) => setState({ draft, given: value })];
}
