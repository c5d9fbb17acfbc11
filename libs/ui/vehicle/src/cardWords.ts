import {
  formatDollars,
  formatKilometres,
  formatNumber,
  valueWord,
  type CardFact,
  type CardFactName,
  type MarketIndicator,
} from '@forecourt/vehicle';
import { formatDate } from '@forecourt/words';
import type { UiVehicleSay } from './words.js';

const LABELS = {
  km: 'fact.km',
  transmission: 'fact.transmission',
  body: 'fact.body',
  fuel: 'fact.fuel',
  drive: 'fact.drive',
  engine: 'fact.engine',
  seats: 'fact.seats',
  sleeps: 'fact.sleeps',
  length: 'fact.length',
  atm: 'fact.atm',
} as const satisfies Record<CardFactName, string>;

/** A fact of a card in words: what it is, for those who do not see the icon, and its value. */
export const factWords = ({ name, value }: CardFact, say: UiVehicleSay): { label: string; value: string } => ({
  label: say(LABELS[name]),
  value: valueWords(name, value, say),
});

function valueWords(name: CardFactName, value: string, say: UiVehicleSay): string {
  if (name === 'seats' || name === 'sleeps') return say(name, { count: value });
  if (name === 'km') return formatKilometres(Number(value), say.language);
  return name === 'atm' ? say('atm', { mass: formatNumber(Number(value)) }) : valueWord(value, say);
}

/** For example `$1,200 below market`. */
export const marketText = ({ saving }: MarketIndicator, say: UiVehicleSay): string =>
  say('market.below', { amount: formatDollars(saving) });

/**
 * Which average a price is below, of how many vehicles and of which day, as far as the feed says so: for example `NSW
 * average of 34 comparable vehicles, 12 Nov 2026: $33,190` (VDP-09).
 */
export function marketBasis({ average, compared, day, state }: MarketIndicator, say: UiVehicleSay): string {
  const where = state === undefined ? 'national' : state === '' ? 'state' : state;
  return say('market.basis', {
    where,
    count: compared,
    day: day === undefined ? 'none' : formatDate(day, say.language),
    average: formatDollars(average),
  });
}
