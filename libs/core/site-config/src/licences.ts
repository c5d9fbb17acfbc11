import { abnText } from './abn.js';
import type { SiteLocation, SiteSection } from './sections/site.js';
import type { SiteConfigSay } from './words/say.js';

type Licence = SiteSection['licences'][number];

/** A dealer's licence as it is printed: its kind, if that is given, then label, number and state. */
export const licenceLine = ({ scheme, label, number, state }: Licence, say: SiteConfigSay): string =>
  scheme === undefined
    ? say('licence.line', { label, number, state })
    : say('licence.ofScheme', { scheme, label, number, state });

/** The ABN of a company as it is printed. */
export const abnLine = (abn: string, say: SiteConfigSay): string => say('abn.line', { abn: abnText(abn) });

/** Licences of one place (LOC-02): the one under which it trades, and its repairer's. */
export const placeLicences = (
  { licence, motor_vehicle_repairer: repairer }: Pick<SiteLocation, 'licence' | 'motor_vehicle_repairer'>,
  say: SiteConfigSay,
): string[] => [
  ...(licence ? [licenceLine(licence, say)] : []),
  ...(repairer === undefined ? [] : [say('licence.repairer', { number: repairer })]),
];
