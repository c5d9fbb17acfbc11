import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COLOUR_PAIRS, contrastProblems, themeConfig } from '@forecourt/site-config';
import { colourOf, coloursOf } from './coloursOf.ts';

const channel = fc.integer({ min: 0, max: 255 });

it('TEN-03 any colour of a dealer makes a theme that can be read', () => {
  fc.assert(
    fc.property(channel, channel, channel, (...channels) => {
      const colour = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
      const theme = { ...themeConfig.defaults, ...coloursOf(colour) };
      expect(contrastProblems(theme, COLOUR_PAIRS)).toEqual([]);
      expect(theme.accent).toBe(colour);
    }),
    {
      examples: [
        [255, 255, 0],
        [255, 255, 255],
        [0, 0, 0],
        [119, 119, 119],
        [0, 255, 255],
      ],
    },
  );
});

it('TEN-03 a colour is taken as people write it', () => {
  expect(colourOf('#0A5C8A')).toBe('#0a5c8a');
  expect(colourOf('f60')).toBe('#ff6600');
  for (const text of ['blue', '#12345', '#0a5c8a;', 'constructor', ''])
    expect(() => colourOf(text)).toThrow('--colour must be a colour such as #0a5c8a');
});
