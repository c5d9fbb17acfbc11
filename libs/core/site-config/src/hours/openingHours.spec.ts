import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { siteConfigWords } from '../words/siteConfigWords.js';
import { openingHours } from './openingHours.js';

const say = wordsOf({ config: {} }, siteConfigWords);

describe('opening hours in words', () => {
  it('LOC-04 VDP-15 equal days are one line, from Monday on', () => {
    const open = (weekday: number, close = '17:30') => ({ weekday, status: 'Open' as const, open: '08:30', close });
    const sunday = { weekday: 0, status: 'Closed' as const };
    expect(openingHours([sunday, ...[1, 2, 3, 4].map((day) => open(day)), open(6, '12:00')], say)).toEqual([
      'Mon–Thu 8:30 am – 5:30 pm',
      'Sat 8:30 am – 12 pm',
      'Sun closed',
    ]);
    expect(openingHours([], say)).toEqual([]);
  });
});
