import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { themeConfig, type ThemeSection } from '@forecourt/site-config';
import { tokensOf } from '@forecourt/ui-kit/theme';
import { SPACES, TOKENS } from '../../libs/ui/kit/src/tokens.ts';
import { knownTokens } from './known-tokens.mjs';
import { spacingTokens } from './spacing-tokens.mjs';
import * as read from './theme-tokens.mjs';

const linter = new Linter();
const config: Linter.Config[] = [
  {
    files: ['**/*.js'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { forecourt: { rules: { 'known-tokens': knownTokens, 'spacing-tokens': spacingTokens } } },
    rules: {
      'forecourt/known-tokens': ['error', { tokens: read.TOKENS, shared: read.SHARED }],
      'forecourt/spacing-tokens': ['error', { spaces: read.SPACES }],
    },
  },
];
const faultsOf = (code: string) => linter.verify(code, config).map(({ message }) => message);

describe('TEN-03 tokens of the theme', () => {
  it('every theme defines each of them, and no other', () => {
    expect(Object.keys(tokensOf(themeConfig.defaults as ThemeSection)).sort()).toEqual([...TOKENS].sort());
  });
  it('the lint rules know the same', () => {
    expect(read.TOKENS).toEqual([...TOKENS]);
    expect(read.SPACES).toEqual([...SPACES]);
  });

  it.each([
    ["css({ fontSize: 'var(--text-lg)' })", 'text-lg'],
    ["css({ border: '1px solid var( --color-success )' })", 'color-success'],
    ['css`font-size: var(--text-sm);`', 'text-sm'],
    ['css({ padding: `var(--space-10) ${MARGIN}` })', 'space-10'],
  ])('%s reads a property that nothing defines', (code, name) => {
    expect(faultsOf(code)).toEqual([expect.stringContaining(`No theme defines --${name}.`)]);
  });
  it.each([
    "css({ color: 'var(--color-ink)' })",
    "css({ '--track': '40%', width: 'var(--track)' })",
    "<div style={{ '--from': start }}><i css={{ left: `calc(var(--from) * 1%)` }} /></div>",
    "css({ top: 'var(--header-room, 0px)' })",
  ])('%s reads what is defined', (code) => expect(faultsOf(code)).toEqual([]));

  it.each([
    ['css({ gap: 8 })', "css({ gap: 'var(--space-2)' })"],
    ['css({ marginInline: -16 })', "css({ marginInline: 'calc(-1 * var(--space-4))' })"],
    ["css({ padding: '4px 10px' })", "css({ padding: 'var(--space-1) 10px' })"],
    ["css({ 'paddingTop': '1rem' })", "css({ 'paddingTop': 'var(--space-4)' })"],
    ['css({ padding: `12px ${MARGIN} 2rem` })', 'css({ padding: `var(--space-3) ${MARGIN} var(--space-6)` })'],
    ["css({ padding: 'clamp(16px, 3vw, 28px)' })", "css({ padding: 'clamp(var(--space-4), 3vw, 28px)' })"],
    ['css`margin: 0 0 8px; color: red;`', 'css`margin: 0 0 var(--space-2); color: red;`'],
  ])('%s becomes %s', (code, fixed) => {
    expect(linter.verifyAndFix(code, config).output).toBe(fixed);
  });
  it.each([
    'css({ gap: 0, margin: 1, padding: 2 })',
    "css({ padding: '2px 0', margin: 'auto', gap: '0.5em' })",
    // no token is as wide
    "css({ padding: '6px 10px', gap: 6 })",
    'css({ width: 8, top: 16, borderRadius: 4 })',
    'css`border: 4px solid; top: 8px`',
  ])('%s needs no token', (code) => expect(faultsOf(code)).toEqual([]));
});
