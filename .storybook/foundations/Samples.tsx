import type { ReactNode } from 'react';
import { BREAKPOINTS, COMPONENTS } from 'virtual:story-facts';
import { useSection } from '@forecourt/composition';
import {
  COLOUR_NAMES,
  COLOUR_PAIRS,
  contrastRatio,
  darkTheme,
  themeSchema,
  themeSection,
  type ThemeSection,
} from '@forecourt/site-config';
import { Button } from '@forecourt/ui-kit';
import { colourToken, TOKENS, tokensOf, type Token } from '@forecourt/ui-kit/theme';
import * as styles from './samples.styles.ts';

const valueOf = (token: Token, theme: ThemeSection): string => tokensOf(theme)[token];
const named = (start: string): Token[] => TOKENS.filter((token) => token.startsWith(start));

/** What the schema says of an option of the theme. */
const meaningOf = (name: keyof ThemeSection): string => themeSchema.shape[name].description ?? '';

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    // a table may be wider than a phone
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div css={styles.scroll} role="region" aria-label={head.join(', ')} tabIndex={0}>
      <table css={styles.table}>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Palette({ theme }: { theme: ThemeSection }) {
  return (
    <ul css={styles.grid}>
      {COLOUR_NAMES.map((name) => (
        <li key={name} css={styles.swatch}>
          <div css={styles.colour} style={{ background: theme[name] }} />
          <div css={styles.facts}>
            <strong>{name}</strong>
            <code>
              --{colourToken(name)} {theme[name]}
            </code>
            <span css={styles.small}>{meaningOf(name)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Contrasts({ theme }: { theme: ThemeSection }) {
  return (
    <Table head={['Pair', 'Contrast', 'Needed']}>
      {COLOUR_PAIRS.map(([text, surface, needed]) => (
        <tr key={text + surface}>
          <td>
            <span
              css={styles.pair}
              // a focus ring and what is chosen need less than text, so their pairs show a block
              style={
                needed < 4.5
                  ? { background: theme[surface], boxShadow: `inset 3em 0 ${theme[text]}`, color: 'transparent' }
                  : { background: theme[surface], color: theme[text] }
              }
              aria-hidden={needed < 4.5}
            >
              Drive away
            </span>{' '}
            {text} on {surface}
          </td>
          <td>{(Math.floor(contrastRatio(theme[text], theme[surface]) * 100) / 100).toFixed(2)} : 1</td>
          <td>{needed} : 1</td>
        </tr>
      ))}
    </Table>
  );
}

/** Palette of the dealer, with the contrast of each pair that components use. */
export function ColourSample() {
  const theme = useSection(themeSection);
  return (
    <div css={styles.page}>
      <h2>Palette</h2>
      <Palette theme={theme} />
      <h2>Contrast</h2>
      <Contrasts theme={theme} />
      {theme.dark && (
        <>
          <h2>Palette of dark pages</h2>
          <Palette theme={darkTheme(theme)} />
          <h2>Contrast on dark pages</h2>
          <Contrasts theme={darkTheme(theme)} />
        </>
      )}
    </div>
  );
}

const TEXT = 'Drive away for $34,990, or from $142 a week over five years.';

/** Fonts, sizes and headings of the dealer. */
export function TypeSample() {
  const theme = useSection(themeSection);
  return (
    <div css={styles.page}>
      <Table head={['Option', 'Value', 'Meaning']}>
        {(
          [
            'fontDisplay',
            'fontBody',
            'headingWeight',
            'headingTracking',
            'headingCase',
            'headingScale',
            'labelCase',
          ] as const
        ).map((option) => (
          <tr key={option}>
            <td>
              <code>theme.{option}</code>
            </td>
            <td>{theme[option]}</td>
            <td css={styles.prose}>{meaningOf(option)}</td>
          </tr>
        ))}
      </Table>
      {named('text-').map((token) => (
        <div key={token}>
          <code css={styles.small}>
            --{token} {valueOf(token, theme)}
          </code>
          <p style={{ fontSize: `var(--${token})` }}>{TEXT}</p>
        </div>
      ))}
      {named('text-')
        .slice(-3)
        .reverse()
        .map((token) => (
          <h2 key={token} style={{ fontSize: `var(--${token})` }}>
            Utes ready to drive away in Auburn
          </h2>
        ))}
    </div>
  );
}

/** Spaces of the dealer, after its density. */
export function SpaceSample() {
  const theme = useSection(themeSection);
  return (
    <div css={styles.page}>
      <p>
        <code>theme.density</code> is {theme.density}. {meaningOf('density')}
      </p>
      <Table head={['Token', 'Width', 'Sample']}>
        {named('space-').map((token) => (
          <tr key={token}>
            <td>
              <code>--{token}</code>
            </td>
            <td>{valueOf(token, theme)}</td>
            <td>
              <div css={styles.bar} style={{ width: `var(--${token})` }} />
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

/** Corners of the dealer. */
export function RadiusSample() {
  const theme = useSection(themeSection);
  return (
    <ul css={styles.grid}>
      {named('radius').map((token) => (
        <li key={token}>
          <div css={styles.corner} style={{ borderRadius: `var(--${token})` }} />
          <code>
            --{token} {valueOf(token, theme)}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** Shadows and edges of cards of the dealer. */
export function ElevationSample() {
  const theme = useSection(themeSection);
  return (
    <div css={styles.page}>
      <p>
        <code>theme.elevation</code> is {theme.elevation}, <code>theme.cardStyle</code> is {theme.cardStyle}.
      </p>
      <ul css={styles.grid}>
        {named('shadow-').map((token) => (
          <li key={token} css={styles.raised} style={{ boxShadow: `var(--${token})` }}>
            <code>--{token}</code>
            <span css={styles.small}>{valueOf(token, theme)}</span>
          </li>
        ))}
        <li css={styles.raised} style={{ border: 'var(--card-line)', borderTop: 'var(--card-edge)' }}>
          <code>--card-line, --card-edge</code>
          <span css={styles.small}>{valueOf('card-edge', theme)}</span>
        </li>
      </ul>
    </div>
  );
}

/** What moves, and for how long. */
export function MotionSample() {
  const theme = useSection(themeSection);
  return (
    <div css={styles.page}>
      <p>
        <code>--duration</code> is {valueOf('duration', theme)}.
      </p>
      <div css={styles.facts}>
        <Button variant="outline">Point here</Button>
        <div css={styles.moving}>Moves</div>
      </div>
    </div>
  );
}

/** Widths at which styles change, as the sources have them. */
export function BreakpointsSample() {
  return (
    <Table head={['From', 'Width of', 'Uses', 'Subjects']}>
      {BREAKPOINTS.map(({ width, of, uses, subjects }) => (
        <tr key={`${of} ${width}`}>
          <td>{width}px</td>
          <td>the {of}</td>
          <td>{uses}</td>
          <td>{subjects.join(', ')}</td>
        </tr>
      ))}
    </Table>
  );
}

/** What each shared component has: stories, tests, described properties. */
export function StatusSample() {
  return (
    <Table head={['Component', 'Stories', 'Spec', 'Properties described']}>
      {COMPONENTS.map(({ name, file, properties, hasStories, hasSpec }) => (
        <tr key={name}>
          <td>
            <strong>{name}</strong> <code css={styles.small}>{file}</code>
          </td>
          <td>{hasStories ? 'yes' : 'in others’ stories'}</td>
          <td>{hasSpec ? 'yes' : '–'}</td>
          <td>
            {properties.filter(({ description }) => description !== '').length} of {properties.length}
          </td>
        </tr>
      ))}
    </Table>
  );
}
