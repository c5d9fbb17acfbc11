import type { SiteLocation } from '../sections/site.js';
import { clockWords } from './localTime.js';

type Day = SiteLocation['hours'][number];

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
/** A week begins on Monday. */
const ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/**
 * Hours of a week, one line for each run of equal days: `Mon–Fri 8:30 am – 5:30 pm`. Days without an entry are left
 * out.
 */
export function openingHours(hours: readonly Day[]): string[] {
  const runs: { from: number; to: number; text: string }[] = [];
  ORDER.forEach((weekday, position) => {
    const day = hours.find((item) => item.weekday === weekday);
    if (!day) return;
    const text = dayText(day);
    const last = runs.at(-1);
    if (last?.text === text && last.to === position - 1) last.to = position;
    else runs.push({ from: position, to: position, text });
  });
  return runs.map(({ from, to, text }) => `${dayNames(from, to)} ${text}`);
}

function dayNames(from: number, to: number): string {
  const [first, last] = [NAMES[ORDER[from] ?? 0], NAMES[ORDER[to] ?? 0]];
  return from === to ? `${first}` : `${first}–${last}`;
}

const dayText = ({ status, open, close }: Day): string =>
  status === 'Open' && open && close ? `${clockWords(open)} – ${clockWords(close)}` : status.toLowerCase();
