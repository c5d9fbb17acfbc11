import { sectionOf, themeSection, type ConfigValues, type ThemeSection } from '@forecourt/site-config';

const DENSITY = { compact: 0.85, regular: 1, airy: 1.15 } as const;
const SHADOWS = {
  flat: ['none', 'none'],
  soft: ['0 1px 2px rgb(15 25 40 / 0.06), 0 2px 8px rgb(15 25 40 / 0.05)', '0 6px 24px rgb(15 25 40 / 0.12)'],
  lifted: ['0 2px 4px rgb(40 35 10 / 0.05), 0 8px 24px rgb(40 35 10 / 0.08)', '0 12px 36px rgb(40 35 10 / 0.14)'],
} as const;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);

/** A dealer's theme as custom properties on the root. Components read nothing else. */
export function themeCss(theme: ThemeSection): string {
  const colours = Object.entries(theme).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].startsWith('#'),
  );
  const step = DENSITY[theme.density];
  const [low, high] = SHADOWS[theme.elevation];
  const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96].map(
    (pixels, index) => `--space-${index + 1}:${index < 3 ? pixels : Math.round(pixels * step)}px`,
  );
  const properties = [
    ...colours.map(([name, value]) => `--color-${kebab(name)}:${value}`),
    ...spaces,
    `--font-display:${theme.fontDisplay}`,
    `--font-body:${theme.fontBody}`,
    `--heading-weight:${theme.headingWeight}`,
    `--heading-tracking:${theme.headingTracking}em`,
    `--heading-case:${theme.headingCase}`,
    `--radius:${theme.radius}px`,
    `--radius-small:${Math.round(theme.radius / 2)}px`,
    `--radius-button:${theme.buttonRadius}px`,
    `--shadow-low:${low}`,
    `--shadow-high:${high}`,
    '--text-xs:0.8125rem',
    '--text-s:0.9375rem',
    '--text-m:1rem',
    '--text-l:1.125rem',
    '--text-xl:clamp(1.25rem,1.15rem + 0.5vw,1.5rem)',
    '--text-2xl:clamp(1.5rem,1.3rem + 1vw,2rem)',
    '--text-3xl:clamp(1.9rem,1.5rem + 2vw,3.25rem)',
    '--duration:160ms',
  ];
  return `:root{${properties.join(';')}}`;
}

const RESET = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:5rem}
body{margin:0;background:var(--color-surface);color:var(--color-ink);font:400 var(--text-m)/1.55 var(--font-body);-webkit-font-smoothing:antialiased}
#root{min-height:100vh;display:flex;flex-direction:column}
h1,h2,h3,h4{font-family:var(--font-display);font-weight:var(--heading-weight);letter-spacing:var(--heading-tracking);text-transform:var(--heading-case);line-height:1.15;margin:0;text-wrap:balance}
p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
ul[class],ol[class]{list-style:none}
img,svg{display:block;max-width:100%}
[data-icon]{flex:none}
a{color:var(--color-link);text-underline-offset:0.2em}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px;border-radius:4px}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}}
`;

/** Everything that stands in a page's one style element: reset and theme. */
export function siteCss(config: ConfigValues): string {
  return themeCss(sectionOf({ config }, themeSection)) + RESET.replace(/\n/g, '');
}
