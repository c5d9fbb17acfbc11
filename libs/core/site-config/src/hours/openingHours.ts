import { formatTime } from '@forecourt/words';
import type { SiteLocation } from '../sections/site.js';
import type { SiteConfigSay } from '../words/say.js';

type Day = SiteLocation['hours'][number];

const NAMES = [
  'weekday.sun',
  'weekday.mon',
  'weekday.tue',
  'weekday.wed',
  'weekday.thu',
  'weekday.fri',
  'weekday.sat',
] as const;
/** A week begins on Monday. */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * Hours of a week, one line for each run of equal days: `Mon–Fri 8:30 am – 5:30 pm`. Days without an entry are left
 * out.
 */
export function openingHours(hours: readonly Day[], say: SiteConfigSay): string[] {
  const runs: { from: number; to: number; text: string }[] = [];
  ORDER.forEach((weekday, position) => {
    const day = hours.find((item) => item.weekday === weekday);
    if (!day) return;
    const text = hoursWords(day, say);
    const last = runs.at(-1);
    if (last?.text === text && last.to === position - 1) last.to = position;
    else runs.push({ from: position, to: position, text });
  });
  return runs.map(({ from, to, text }) => say('hours.line', { days: dayNames(from, to, say), hours: text }));
}

function dayNames(from: number, to: number, say: SiteConfigSay): string {
  const name = (position: number) => say(NAMES[ORDER[position] ?? 0]);
  return from === to ? name(from) : say('hours.days', { first: name(from), last: name(to) });
}

/** Hours of one day: `8:30 am – 5:30 pm` or `closed`. */
export function hoursWords(
  { status, open, close }: Pick<Day, 'status' | 'open' | 'close'>,
  say: SiteConfigSay,
): string {
  if (status === 'Open' && open && close)
    return say('hours.between', { open: formatTime(open, say.language), close: formatTime(close, say.language) });
  return say(status === 'By appointment only' ? 'hours.byAppointment' : 'hours.closed');
}
