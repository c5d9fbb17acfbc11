import { expect, it } from 'vitest';
import { hoursOf } from './hoursOf.ts';

it('LOC-04 hours are read as a person writes them, and no day is added', () => {
  const open = (weekday: number) => ({ weekday, status: 'Open', open: '08:30', close: '17:30' });
  expect(hoursOf('Mon-Wed 08:30-17:30, sun closed')).toEqual([
    ...[1, 2, 3].map(open),
    { weekday: 0, status: 'Closed' },
  ]);
  expect(hoursOf('Sat-Mon 08:30 - 17:30').map(({ weekday }) => weekday)).toEqual([6, 0, 1]);
});

it.each(['9 to 5', 'Mon-Fri', 'Mon 17:00-09:00', 'Mon 25:00-26:00', 'Foo 09:00-17:00', 'Mon closed, Mon closed', ''])(
  'LOC-04 "%s" is refused with an example',
  (text) => expect(() => hoursOf(text)).toThrow('--hours must read as "Mon-Fri 08:30-17:30'),
);
