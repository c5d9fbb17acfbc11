import { expect, it } from 'vitest';
import { isBounded, playStranger, strangerLines } from './stranger.ts';

it('BUY-01 FORM-06 SAVE-05 one client gets two vehicles and two test drives, and locks no one out', async () => {
  const figures = await playStranger();
  expect(isBounded(figures), strangerLines(figures).join('\n')).toBe(true);
}, 120_000);
