import type { Preview } from '@storybook/react-vite';
import { sectionOf, themeSection } from '@forecourt/site-config';
import { darkProperties, siteCss } from '@forecourt/ui-kit/theme';
import { configOf, SLUGS } from './dealers.ts';

/** Colours change at once, so that none is measured on its way. */
const AT_ONCE = '*,*::before,*::after{transition:none!important}';

interface Look {
  name: string;
  slug: string;
  css: string;
  isDark: boolean;
}

/** Looks in which shared components are checked: every palette's own pairs are checked at the start. */
const MEASURED = ['harbour', 'northline', 'wattle', 'aurora, dark'];

const LOOKS: readonly Look[] = SLUGS.flatMap((slug) => {
  const css = siteCss(configOf(slug));
  const theme = sectionOf({ config: configOf(slug) }, themeSection);
  const light = { name: slug, slug, css, isDark: false };
  const dark = { ...light, name: `${slug}, dark`, css: `${css}:root{${darkProperties(theme)}}`, isDark: true };
  return [light, ...(theme.dark ? [dark] : [])];
});

/** Shared components are checked in every theme. Features are made of them and keep their story's own theme. */
const isShared = (title: string): boolean => /^(?:Kit|Vehicle|Foundations)\//.test(title);
const isWhole = import.meta.env['TEST_SCOPE'] === 'all';
const CHECKED = isWhole ? LOOKS : LOOKS.filter(({ name }) => MEASURED.includes(name));

/**
 * After a story of a shared component has played, other dealers' themes are laid over it, and a dark one: its colours
 * must have enough contrast there too, and nothing may reach beyond the page. With `TEST_SCOPE=all` that is every story
 * in every theme.
 * The accessibility add-on checks the story's own theme with all rules.
 */
export const checkEveryTheme = (async ({ title, parameters, globals, viewMode }) => {
  if (import.meta.env.MODE !== 'test' || viewMode !== 'story') return;
  if (!isWhole && !isShared(title)) return;
  const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
  if (a11y.disable || a11y.test === 'off' || a11y.config?.rules?.some(isContrastOff)) return;
  const { default: axe } = await import('axe-core');
  const cover = document.body.appendChild(document.createElement('style'));
  const faults: string[] = [];
  try {
    for (const { name, slug, css, isDark } of CHECKED) {
      const isOwn = slug === globals['dealer'] && isDark === (globals['look'] === 'dark');
      cover.textContent = AT_ONCE + (isOwn ? '' : css);
      faults.push(...tooWide().map((what) => `${name}: ${what} reaches beyond the page`));
      if (isOwn) continue;
      axe.reset();
      const { violations } = await axe.run(document.body, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
        preload: false,
      });
      faults.push(
        ...violations.flatMap(({ nodes }) =>
          nodes.map(({ target, failureSummary }) => `${name}: ${target.join(' ')} ${failureSummary ?? ''}`),
        ),
      );
    }
  } finally {
    cover.textContent = AT_ONCE;
    document.body.getBoundingClientRect();
    cover.remove();
  }
  if (faults.length > 0) throw new Error(`In the themes of other dealers:\n${faults.join('\n')}`);
}) satisfies NonNullable<Preview['afterEach']>;

interface A11yParameters {
  disable?: boolean;
  test?: string;
  config?: { rules?: { id?: string; enabled?: boolean }[] };
}
const isContrastOff = ({ id, enabled }: { id?: string; enabled?: boolean }): boolean =>
  id === 'color-contrast' && enabled === false;

/** Elements that make the page scroll sideways; only looked for where it does. */
function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(-3)
    .map((element) => `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').slice(0, 60)}`);
}
