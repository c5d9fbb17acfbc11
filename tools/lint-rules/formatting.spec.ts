import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { formatting } from './formatting.mjs';

const linter = new Linter();
const FILE = 'some.spec.tsx';
const LONG = 'a word '.repeat(20);

const faultsOf = (code: string): (string | null)[] =>
  linter
    .verify(code, [{ files: ['**/*.tsx'], languageOptions: { parser: tseslint.parser } }, formatting], FILE)
    .map(({ ruleId }) => ruleId);

describe('formatting', () => {
  it.each([
    ['a text', `export const text = '${LONG}';`],
    ['a comment', `// ${LONG}`],
    ['a text of JSX', `export const Long = () => <p>\n${LONG}\n</p>;`],
    ['a template', `export const text = \`${LONG}\`;`],
    ['code', `export const sum = ${'1 + '.repeat(40)}1;`],
    ['a text in an argument of its own', `say(\n  '${LONG}',\n);`],
    ['a test’s body', `it('is short', () => expect('${LONG}').toBe(''));`],
  ])('reports %s of more than 120 characters', (_, code) => {
    expect(faultsOf(code)).toEqual(['@stylistic/max-len']);
  });
  it.each([
    ['a line of 120', `// ${'x'.repeat(117)}`],
    ['an address', `// https://example.com/${'x'.repeat(120)}`],
    ['a title', `it('${LONG}', async () => {\n});`],
    ['a title of a group', `describe('${LONG}', () => {\n});`],
    ['a title in double quotes', `it.skip("${LONG}", () => {\n});`],
    ['a title behind its cases', `it.each(CASES)('${LONG}', (value) => {\n});`],
    ['a title behind a table', `it.each([\n  1,\n])('${LONG}', (value) => {\n});`],
    ['a title behind a constant table', `it.each([\n  1,\n] as const)('${LONG}', (value) => {\n});`],
    ['a title on its own line', `it.each(CASES)(\n  'NAV-01 SRCH-20 ${LONG}',\n  (value) => {},\n);`],
  ])('lets %s pass', (_, code) => {
    expect(faultsOf(code)).toEqual([]);
  });
  it.each(['// prettier-ignore', '/* prettier-ignore: short */', 'const Some = () => <p>{/* prettier-ignore */}</p>;'])(
    'reports %s',
    (code) => {
      expect(faultsOf(code)).toEqual(['no-warning-comments']);
    },
  );
  it('lets a table whose columns carry meaning keep them, with a reason', () => {
    const reason = '// eslint-disable-next-line no-warning-comments -- its columns are the axes of the matrix';
    expect(faultsOf(`${reason}\n// prettier-ignore\nexport const identity = [1, 0];`)).toEqual([]);
  });
});
