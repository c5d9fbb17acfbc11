import {
  COLOUR_NAMES,
  darkTheme,
  sectionOf,
  themeSection,
  type ColourName,
  type ConfigValues,
  type ThemeSection,
} from '@forecourt/site-config';
import { fontFaces, wholeStack } from './fonts.js';
import { SPACES, type Token } from './tokens.js';

export { fontFaces, siteFonts } from './fonts.js';
export { TOKENS, type Token } from './tokens.js';

const DENSITY = { compact: 0.85, regular: 1, airy: 1.15 } as const;
const SHADOWS = {
  flat: ['none', 'none'],
  soft: ['0 1px 2px rgb(15 25 40 / 0.06), 0 2px 8px rgb(15 25 40 / 0.05)', '0 6px 24px rgb(15 25 40 / 0.12)'],
  lifted: ['0 2px 4px rgb(40 35 10 / 0.05), 0 8px 24px rgb(40 35 10 / 0.08)', '0 12px 36px rgb(40 35 10 / 0.14)'],
} as const;

/** On dark pages a shadow is black or not seen at all. */
const DARK_SHADOWS = {
  flat: SHADOWS.flat,
  soft: ['0 1px 3px rgb(0 0 0 / 0.4)', '0 8px 28px rgb(0 0 0 / 0.55)'],
  lifted: ['0 3px 14px rgb(0 0 0 / 0.45)', '0 14px 40px rgb(0 0 0 / 0.6)'],
} as const;

const SIZES = {
  quiet: [
    'clamp(1.15rem,1.1rem + 0.3vw,1.3rem)',
    'clamp(1.35rem,1.25rem + 0.6vw,1.7rem)',
    'clamp(1.7rem,1.4rem + 1.5vw,2.6rem)',
  ],
  regular: [
    'clamp(1.25rem,1.15rem + 0.5vw,1.5rem)',
    'clamp(1.5rem,1.3rem + 1vw,2rem)',
    'clamp(1.9rem,1.5rem + 2vw,3.25rem)',
  ],
  large: [
    'clamp(1.3rem,1.15rem + 0.7vw,1.7rem)',
    'clamp(1.7rem,1.35rem + 1.6vw,2.6rem)',
    'clamp(2.1rem,1.5rem + 3vw,4.25rem)',
  ],
} as const;

/** Custom properties of each value of an option: components read them wherever the option applies. */
const STYLES = {
  headingMark: {
    none: {
      'mark-before': '0 solid',
      'mark-gap': '0',
      'mark-below': '0 solid',
      'mark-grow': '0',
      'mark-under': 'none',
    },
    bar: {
      'mark-before': '0.28em solid var(--color-accent)',
      'mark-gap': '0.5em',
      'mark-below': '0 solid',
      'mark-grow': '0',
      'mark-under': 'none',
    },
    rule: {
      'mark-before': '0 solid',
      'mark-gap': '0',
      'mark-below': '2px solid var(--color-ink)',
      'mark-grow': '1',
      'mark-under': 'none',
    },
    underline: {
      'mark-before': '0 solid',
      'mark-gap': '0',
      'mark-below': '0 solid',
      'mark-grow': '0',
      'mark-under': 'linear-gradient(var(--color-accent),var(--color-accent)) 0 100%/2.4em 5px no-repeat',
    },
  },
  labelCase: {
    none: { 'label-case': 'none', 'label-tracking': '0' },
    uppercase: { 'label-case': 'uppercase', 'label-tracking': '0.05em' },
  },
  tagShape: {
    chip: { 'tag-inset': '10px', 'tag-radius': 'var(--radius-small)' },
    flag: { 'tag-inset': '0px', 'tag-radius': '0 var(--radius-small) var(--radius-small) 0' },
  },
  cardStyle: {
    lined: { 'card-line': '1px solid var(--color-line)', 'card-edge': '1px solid var(--color-line)' },
    framed: { 'card-line': '2px solid var(--color-ink)', 'card-edge': '2px solid var(--color-ink)' },
    edged: { 'card-line': '1px solid var(--color-line)', 'card-edge': '5px solid var(--color-accent)' },
    open: { 'card-line': '0 solid', 'card-edge': '0 solid' },
  },
  pictureShape: { classic: { 'picture-ratio': '3 / 2' }, wide: { 'picture-ratio': '16 / 9' } },
  headerEdge: {
    line: { 'header-edge': '1px solid var(--color-line)', 'header-shadow': 'none' },
    accent: { 'header-edge': '5px solid var(--color-accent)', 'header-shadow': 'none' },
    shadow: { 'header-edge': '0 solid', 'header-shadow': 'var(--shadow-high)' },
    none: { 'header-edge': '0 solid', 'header-shadow': 'none' },
  },
} as const satisfies { [Option in keyof ThemeSection]?: Readonly<Record<string, Partial<Record<Token, string>>>> };

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';
type ColourToken = `color-${Kebab<ColourName>}`;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);

/** The token of a colour of the theme. */
export const colourToken = (name: ColourName): ColourToken => `color-${kebab(name)}` as ColourToken;

type Shadows = Record<'shadow-low' | 'shadow-high', string>;

const shadowsOf = ([low, high]: readonly [string, string]): Shadows => ({ 'shadow-low': low, 'shadow-high': high });

const coloursOf = (theme: ThemeSection) =>
  Object.fromEntries(COLOUR_NAMES.map((name) => [colourToken(name), theme[name]])) as Record<ColourToken, string>;

function spacesOf({ density }: ThemeSection) {
  const spaces = SPACES.map((pixels, index) => [`space-${index + 1}`, `${Math.round(pixels * DENSITY[density])}px`]);
  return Object.fromEntries(spaces) as Record<Extract<Token, `space-${number}`>, string>;
}

const declarations = (properties: Partial<Record<Token, string>>): string[] =>
  Object.entries(properties).map(([name, value]) => `--${name}:${value}`);

/** The properties that differ on dark pages. */
export function darkProperties(theme: ThemeSection): string {
  const properties = { ...coloursOf(darkTheme(theme)), ...shadowsOf(DARK_SHADOWS[theme.elevation]) };
  return ['color-scheme:dark', ...declarations(properties)].join(';');
}

/** A dealer's theme: the value of each token. Components read nothing else. */
export function tokensOf(theme: ThemeSection): Record<Token, string> {
  const [xl, xxl, xxxl] = SIZES[theme.headingScale];
  return {
    ...coloursOf(theme),
    ...shadowsOf(SHADOWS[theme.elevation]),
    ...spacesOf(theme),
    'font-display': wholeStack(theme.fontDisplay),
    'font-body': wholeStack(theme.fontBody),
    'heading-weight': `${theme.headingWeight}`,
    'heading-tracking': `${theme.headingTracking}em`,
    'heading-case': theme.headingCase,
    radius: `${theme.radius}px`,
    'radius-small': `${Math.round(theme.radius / 2)}px`,
    'radius-button': `${theme.buttonRadius}px`,
    'text-xs': '0.8125rem',
    'text-s': '0.9375rem',
    'text-m': '1rem',
    'text-l': '1.125rem',
    'text-xl': xl,
    'text-2xl': xxl,
    'text-3xl': xxxl,
    ...STYLES.headingMark[theme.headingMark],
    ...STYLES.labelCase[theme.labelCase],
    ...STYLES.tagShape[theme.tagShape],
    ...STYLES.cardStyle[theme.cardStyle],
    ...STYLES.pictureShape[theme.pictureShape],
    ...STYLES.headerEdge[theme.headerEdge],
    duration: '160ms',
  };
}

/** A dealer's theme as custom properties, on the root or on the elements that a selector names. */
export function themeCss(theme: ThemeSection, on = ':root'): string {
  const properties = ['color-scheme:light', ...declarations(tokensOf(theme))];
  // by media query, so that one kept page serves every visitor; on paper everything is light
  const dark = theme.dark ? `@media screen and (prefers-color-scheme:dark){${on}{${darkProperties(theme)}}}` : '';
  return `${on}{${properties.join(';')}}${dark}`;
}

// links within a page glide to their target; Back to a page finds its place at once, without a way that one must watch
const RESET = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:5rem}
html:focus-within{scroll-behavior:smooth}
body{
  margin:0;
  background:var(--color-surface);
  color:var(--color-ink);
  font:400 var(--text-m)/1.55 var(--font-body);
  -webkit-font-smoothing:antialiased
}
#root{min-height:100vh;display:flex;flex-direction:column}
h1,h2,h3,h4{
  font-family:var(--font-display);
  font-weight:var(--heading-weight);
  letter-spacing:var(--heading-tracking);
  text-transform:var(--heading-case);
  line-height:1.15;
  margin:0;
  text-wrap:balance
}
h1:lang(zh){word-break:keep-all;overflow-wrap:anywhere}
p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
ul[class],ol[class]{list-style:none}
img,svg{display:block;max-width:100%}
[data-icon]{flex:none}
a{color:var(--color-link);text-underline-offset:0.2em}
button,input,select,textarea{font:inherit;color:inherit}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px;border-radius:4px}
footer a:focus-visible{outline-color:currentColor}
[data-front]{display:contents}
[data-front] h2{
  flex-grow:var(--mark-grow);
  padding:0 0 var(--space-2) var(--mark-gap);
  border-inline-start:var(--mark-before);
  border-bottom:var(--mark-below);
  background:var(--mark-under)
}
[hidden]:not([hidden="until-found"]){display:none!important}
@media (scripting:enabled) and (prefers-reduced-motion:no-preference){
  @view-transition{navigation:auto}
}
::view-transition{pointer-events:none}
::view-transition-group(*){animation-duration:240ms}
@media (prefers-reduced-motion:reduce){
  *,*::before,*::after{
    animation-duration:0.01ms!important;
    transition:none!important;
    scroll-behavior:auto!important
  }
}
@media (forced-colors:active){
  [aria-pressed="true"],a[aria-current]{
    forced-color-adjust:none;background:Highlight!important;color:HighlightText!important
  }
}
`;

/** Content of a page's one style element: theme, fonts and reset. */
export function siteCss(config: ConfigValues): string {
  const theme = sectionOf({ config }, themeSection);
  return themeCss(theme) + fontFaces(theme) + RESET.replace(/\n\s*/g, '');
}
