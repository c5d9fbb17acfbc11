import type { SiteLocation, SiteSection } from './sections/site.js';

type Licence = SiteSection['licences'][number];

/** A dealer's licence as it is printed: its kind, if that is given, then label, number and state. */
export const licenceLine = ({ scheme, label, number, state }: Licence): string =>
  `${scheme === undefined ? '' : `${scheme}: `}${label} ${number} (${state})`;

/** Licences of one place (LOC-02): the one under which it trades, and its repairer's. */
export const placeLicences = ({
  licence,
  motor_vehicle_repairer: repairer,
}: Pick<SiteLocation, 'licence' | 'motor_vehicle_repairer'>): string[] => [
  ...(licence ? [licenceLine(licence)] : []),
  ...(repairer === undefined ? [] : [`Motor vehicle repairer: ${repairer}`]),
];
