import { describe, expect, it } from 'vitest';
import { contentConfig } from '../config.js';
import { runningAt } from './promotions.js';

const slide = (id: string, changes: object = {}) => ({
  id,
  title: id,
  text: '',
  picture: 'a.jpg',
  alt: '',
  ...changes,
});

describe('promotions of the front page', () => {
  it('NAV-05 shows those that run, in their order', () => {
    const slides = [
      slide('over', { expiresAt: '2026-01-01T00:00:00+11:00' }),
      slide('always'),
      slide('later', { startsAt: '2027-01-01T00:00:00+11:00' }),
      slide('now', { startsAt: '2026-01-01T00:00:00+11:00', expiresAt: '2027-01-01T00:00:00+11:00' }),
    ];
    expect(runningAt(slides, Date.parse('2026-06-01')).map(({ id }) => id)).toEqual(['always', 'now']);
  });

  it.each<[string, object]>([
    ['two have the same id', { slides: [slide('a'), slide('a')] }],
    ['>=4', { slides: [], seconds: 1 }],
    ['with its offset', { slides: [slide('a', { startsAt: '2026-01-01' })] }],
    ['must be a path', { slides: [slide('a', { href: 'javascript:alert(1)' })] }],
  ])('NAV-05 refuses what cannot be shown: %s', (message, changes) => {
    const parsed = contentConfig.schema.safeParse({
      ...contentConfig.defaults,
      promotions: { title: 'Now', ...changes },
    });
    expect(parsed.error?.issues.map((issue) => issue.message).join()).toContain(message);
  });
});
