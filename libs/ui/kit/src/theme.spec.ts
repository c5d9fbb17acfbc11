import { describe, expect, it } from 'vitest';
import { themeConfig, type ThemeSection } from '@forecourt/site-config';
import { siteCss, themeCss } from './theme.js';

const light = themeConfig.defaults as ThemeSection;
const MEDIA = '@media screen and (prefers-color-scheme:dark)';

describe('a theme as custom properties', () => {
  it('TEN-03 is light for everybody where the dealer has no dark palette', () => {
    const css = themeCss(light);
    expect(css).toContain('color-scheme:light;');
    expect(css).not.toContain('prefers-color-scheme');
  });
  it('TEN-03 holds both palettes where there are two, and lets the device choose', () => {
    const [day = '', night = ''] = themeCss({ ...light, dark: { surface: '#101418', inkMuted: '#a9b4c0' } }).split(
      MEDIA,
    );
    expect(day).toContain(`--color-surface:${light.surface};`);
    expect(night).toMatch(/^\{:root\{color-scheme:dark;/);
    expect(night).toContain('--color-surface:#101418;');
    expect(night).toContain('--color-ink-muted:#a9b4c0;');
    // what the dark palette does not name stays as it is
    expect(night).toContain(`--color-accent:${light.accent};`);
  });
  it.each([
    ['density', 'compact', '--space-1:3px;--space-2:7px;--space-3:10px;--space-4:14px'],
    ['headingScale', 'large', '--text-3xl:clamp(2.1rem'],
    ['headingMark', 'rule', '--mark-below:2px'],
    ['labelCase', 'uppercase', '--label-case:uppercase'],
    ['tagShape', 'flag', '--tag-inset:0px'],
    ['cardStyle', 'framed', '--card-line:2px'],
    ['pictureShape', 'wide', '--picture-ratio:16 / 9'],
    ['headerEdge', 'accent', '--header-edge:5px'],
  ])('TEN-03 %s "%s" changes what components read', (option, value, property) => {
    expect(themeCss(light)).not.toContain(property);
    expect(themeCss({ ...light, [option]: value })).toContain(property);
  });
});

it('with less motion nothing is on its way, however short: what a press shows takes the focus at once', () => {
  const [, calm = ''] = siteCss({ theme: light }).split('prefers-reduced-motion:reduce');
  expect(calm).toContain('transition:none!important');
  expect(calm).not.toContain('transition-duration');
});
