import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { noLooseText } from './no-loose-text.mjs';

const linter = new Linter();

const faultsOf = (code: string): number =>
  linter.verify(code, [
    {
      files: ['**/*.js'],
      languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { forecourt: { rules: { 'no-loose-text': noLooseText } } },
      rules: { 'forecourt/no-loose-text': 'error' },
    },
  ]).length;

describe('no-loose-text', () => {
  it.each([
    '<h2>More offers</h2>',
    "<p>{'More offers'}</p>",
    '<p>{`Page ${page} of ${pages}`}</p>',
    "<p>{isOpen ? 'Open' : say('closed')}</p>",
    "<p>{name ?? 'Offer'}</p>",
    '<img alt="A yard" />',
    '<button aria-label={`Remove ${name}`} />',
    "<Card title={isNew ? 'New' : name} />",
  ])('finds the text in %s', (code) => expect(faultsOf(code)).toBe(1));

  it.each([
    "<h2>{say('more')}</h2>",
    '<p>{name}, {count} ({year})</p>',
    '<p>{`${name}: ${count}`}</p>',
    '<img alt="" src="/media/icon.svg" />',
    '<a rel="noopener" aria-current={isHere ? \'page\' : undefined}>·</a>',
  ])('lets %s pass', (code) => expect(faultsOf(code)).toBe(0));
});
