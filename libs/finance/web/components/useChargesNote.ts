import { useWords } from '@forecourt/composition';
import { chargesNote, vehicleWords, type ChargesNote, type Vehicle } from '@forecourt/vehicle';

/** What the repayments of a vehicle leave out, in the words of the site. */
export const useChargesNote = (vehicle: Vehicle): ChargesNote | undefined =>
  chargesNote(vehicle, useWords(vehicleWords));
