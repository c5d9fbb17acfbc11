import { useWords } from '@forecourt/composition';
import { modesOf, type SpinContent, type SpinMode } from '../../rules/spin/spinContent.js';
import type { VehicleDetailKey } from '../../rules/words.js';
import * as styles from './stage.styles.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

const NAMES: Readonly<Record<SpinMode, VehicleDetailKey>> = {
  spin: 'spin.spin',
  images: 'spin.images',
  interior: 'spin.interior',
};

interface SpinModesProps {
  content: SpinContent;
  mode: SpinMode;
  onChoose: (mode: SpinMode) => void;
}

/** Spin, Images and Interior: what the gallery shows (VDP-03). */
export function SpinModes({ content, mode, onChoose }: SpinModesProps) {
  const say = useWords(vehicleDetailWords);
  return (
    <div css={styles.modes} role="group" aria-label={say('spin.modes')}>
      {modesOf(content).map((name) => (
        <button key={name} type="button" aria-pressed={name === mode} onClick={() => onChoose(name)}>
          {say(NAMES[name])}
        </button>
      ))}
    </div>
  );
}
