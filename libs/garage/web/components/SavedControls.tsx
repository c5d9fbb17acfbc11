import { useWords } from '@forecourt/composition';
import { Icon } from '@forecourt/ui-kit';
import type { VehicleDocument } from '@forecourt/vehicle';
import type { SavedVehicle } from '../rules/garage.js';
import { useToggles } from '../state/useToggles.js';
import { ToggleButtons } from './ToggleButtons.js';
import * as styles from './toggles.styles.js';
import { garageWords } from '../words/garageWords.js';

export interface SavedControlsProps {
  kept: SavedVehicle;
  vehicle: VehicleDocument | undefined;
  onRemoved: () => void;
}

const GONE = { car_type: 'used', status: 'withdrawn', photos_count: 0 } as const;

/** Off the list, with a way back by the toast; and into the comparison while the vehicle is there. */
export function SavedControls({ kept, vehicle, onRemoved }: SavedControlsProps) {
  const say = useWords(garageWords);
  const toggles = useToggles(vehicle ?? GONE, kept, { onDevice: true });
  const remove = toggles.find(({ list }) => list === 'favourites');
  return (
    <div css={styles.looks.picture}>
      {remove && (
        <button
          type="button"
          css={styles.buttonLooks.picture}
          aria-label={say('removeNamed', { name: kept.name })}
          title={say('remove')}
          onClick={() => {
            onRemoved();
            remove.press();
          }}
        >
          <Icon name="close" size={22} />
        </button>
      )}
      <ToggleButtons name={kept.name} toggles={toggles.filter(({ list }) => list === 'compare')} look="picture" />
    </div>
  );
}
