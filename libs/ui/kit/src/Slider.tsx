import { css } from '@emotion/react';
import { onlyWithScript } from './layout.js';

const slider = css({
  display: 'block',
  width: '100%',
  // room for a finger; the eye sees the track alone
  height: 44,
  margin: 0,
  marginBlock: 'calc(-1 * var(--space-2))',
  accentColor: 'var(--color-brand)',
  cursor: 'pointer',
});

export interface SliderProps {
  /** Its name for those who do not see it; the field that it goes with has the label. */
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value as it is read out, for example "$3,000". */
  valueText: string;
  onChange: (value: number) => void;
}

/** Sets the number of the field above it. That field is what a form sends: without script there is no slider. */
export const Slider = ({ label, valueText, onChange, ...range }: SliderProps) => (
  <div css={onlyWithScript}>
    <input
      type="range"
      css={slider}
      aria-label={label}
      aria-valuetext={valueText}
      {...range}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  </div>
);
