import { useWords } from '@forecourt/composition';
import { Icon, notOnPaper, singlePress } from '@forecourt/ui-kit';
import type { GarageList } from '../rules/garage.js';
import { garageWords } from '../words/garageWords.js';
import * as styles from './toggles.styles.js';

export interface ToggleButtonsProps {
  /** What the buttons are about, for shoppers who cannot see where they are on the page. */
  name: string;
  toggles: readonly { readonly list: GarageList; readonly isOn: boolean; readonly press: () => void }[];
  /** Icons on a picture, or next to a title with their words. */
  look: keyof typeof styles.looks;
}

/** Favourite and compare. Their words never change: `aria-pressed` and the filled icon say the state. */
export function ToggleButtons({ name, toggles, look }: ToggleButtonsProps) {
  const say = useWords(garageWords);
  if (toggles.length === 0) return null;
  const words = {
    favourites: { word: say('saveVehicle'), named: say('saveNamed', { name }) },
    compare: { word: say('compare'), named: say('compareNamed', { name }) },
  };
  return (
    <div css={[styles.looks[look], notOnPaper]}>
      {toggles.map(({ list, isOn, press }) => (
        <button
          key={list}
          type="button"
          css={styles.buttonLooks[look]}
          // a card has it next to its other buttons, where it covers nothing of the picture
          data-among-buttons={list === 'compare' && look === 'picture' ? '' : undefined}
          aria-pressed={isOn}
          aria-label={words[list].named}
          title={look === 'picture' ? words[list].word : undefined}
          onClick={singlePress(press)}
        >
          <Icon
            name={list === 'compare' ? (isOn ? 'check' : 'compare') : 'heart'}
            size={22}
            {...(isOn && list === 'favourites' ? { fill: 'currentColor' } : {})}
          />
          {look === 'title' && words[list].word}
        </button>
      ))}
    </div>
  );
}
