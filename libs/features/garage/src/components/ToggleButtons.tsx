import { Icon } from '@forecourt/ui-kit';
import type { GarageList } from '../domain/garage.js';
import * as styles from './toggles.styles.js';

export interface ToggleButtonsProps {
  /** What the buttons are about, for shoppers who cannot see where they are on the page. */
  name: string;
  toggles: readonly { readonly list: GarageList; readonly isOn: boolean; readonly press: () => void }[];
  /** Icons on a picture, or next to a title with their words. */
  look: keyof typeof styles.looks;
}

// in every page's first script where the device holds a garage, which the catalogue is not
const WORDS = { favourites: 'Save', compare: 'Compare' } as const;

/** Favourite and compare. Their words never change: `aria-pressed` and the filled icon say the state. */
export function ToggleButtons({ name, toggles, look }: ToggleButtonsProps) {
  if (toggles.length === 0) return null;
  return (
    <div css={styles.looks[look]}>
      {toggles.map(({ list, isOn, press }) => (
        <button
          key={list}
          type="button"
          css={styles.buttonLooks[look]}
          // a card has it next to its other buttons, where it covers nothing of the picture
          data-among-buttons={list === 'compare' && look === 'picture' ? '' : undefined}
          aria-pressed={isOn}
          aria-label={`${WORDS[list]} ${name}`}
          title={look === 'picture' ? WORDS[list] : undefined}
          onClick={press}
        >
          <Icon
            name={list === 'compare' ? (isOn ? 'check' : 'compare') : 'heart'}
            size={22}
            {...(isOn && list === 'favourites' ? { fill: 'currentColor' } : {})}
          />
          {look === 'title' && WORDS[list]}
        </button>
      ))}
    </div>
  );
}
