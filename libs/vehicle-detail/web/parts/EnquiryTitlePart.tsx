import { useWords } from '@forecourt/composition';
import { isAvailable, type Vehicle } from '@forecourt/vehicle';
import { ENQUIRY_TITLE } from '../components/names.js';
import * as styles from '../components/page.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** What the page's own enquiry is about: this vehicle, or one like it once it is gone (VDP-06). */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const say = useWords(vehicleDetailWords);
  return (
    <h2 css={styles.sectionTitle} id={ENQUIRY_TITLE}>
      {isAvailable(vehicle) ? say('enquiry.title') : say('enquiry.similar')}
    </h2>
  );
}
