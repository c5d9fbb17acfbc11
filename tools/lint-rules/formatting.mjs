import stylistic from '@stylistic/eslint-plugin';

/** A test's title behind its call (`it('…', () => {`) or behind its table of cases (`])('…', (value) => {`). */
const CALL = String.raw`(?:it|test|describe)\b.*|\](?: as const)?\)|\x60\)?`;
const TITLE = String.raw`^\s*(?:${CALL})\((['"\x60]).*\1, (?:async )?\(.*(?:\{|=>|\()$`;
/** A title that Prettier puts on a line of its own begins with its requirement. */
const TITLE_ALONE = String.raw`^\s*(['"\x60])[A-Z]{2,5}-\d+ .*\2,$`;

/**
 * What Prettier cannot hold by itself: the length of texts and comments, and that nothing is left out of it.
 * eslint-config-prettier turns `max-len` off, so this comes after it.
 * @type {import('eslint').Linter.Config}
 */
export const formatting = {
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { '@stylistic': stylistic },
  rules: {
    '@stylistic/max-len': ['error', { code: 120, ignoreUrls: true, ignorePattern: `${TITLE}|${TITLE_ALONE}` }],
    // a table whose columns carry meaning disables this rule and says why
    'no-warning-comments': ['error', { terms: ['prettier-ignore'], location: 'anywhere' }],
  },
};
