import { modesOf, type SpinContent, type SpinMode } from '../../domain/spin/spinContent.js';
import * as styles from './stage.styles.js';

const NAMES = { spin: 'Spin', images: 'Images', interior: 'Interior' } as const;

interface SpinModesProps {
  content: SpinContent;
  mode: SpinMode;
  onChoose: (mode: SpinMode) => void;
}

/** Spin, Images and Interior: what the gallery shows (VDP-03). */
export const SpinModes = ({ content, mode, onChoose }: SpinModesProps) => (
  <div css={styles.modes} role="group" aria-label="Views of this vehicle">
    {modesOf(content).map((name) => (
      <button key={name} type="button" aria-pressed={name === mode} onClick={() => onChoose(name)}>
        {NAMES[name]}
      </button>
    ))}
  </div>
);
