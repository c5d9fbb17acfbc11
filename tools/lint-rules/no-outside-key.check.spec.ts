import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { noOutsideKey } from './no-outside-key.mjs';

const FILE = 'tools/lint-rules/no-outside-key.check.spec.ts';
const linter = new Linter({ cwd: process.cwd() });

function faultsOf(code: string): string[] {
  const messages = linter.verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { projectService: { allowDefaultProject: [] }, tsconfigRootDir: process.cwd() },
        },
        plugins: { forecourt: { rules: { 'no-outside-key': noOutsideKey } } },
        rules: { 'forecourt/no-outside-key': 'error' },
      },
    ],
    FILE,
  );
  return messages.map(({ messageId, message }) => messageId ?? message);
}

describe('no-outside-key', () => {
  it.each([
    ['declare const key: string; const WORDS: Record<string, string> = {}; WORDS[key];', ['lookup']],
    [
      'declare const key: string | undefined; const words: { [name: string]: number } = {}; words[key ?? ""];',
      ['lookup'],
    ],
    ['declare const key: string; const words = { new: 1 } as Record<string, number>; words[key.trim()];', ['lookup']],
    ['declare const key: string; const SORTS = { a: 1 }; key in SORTS;', ['within']],
    [
      'declare const key: string; const a: Record<string, string> = {}; Object.hasOwn(a, "x") ? a[key] : 0;',
      ['lookup'],
    ],
    ['declare const key: string; const a: Record<string, string> = {}; !Object.hasOwn(a, key) && a[key];', ['lookup']],
  ])('reports %s', (code, faults) => {
    expect(faultsOf(code)).toEqual(faults);
  });
  it.each([
    'declare const key: string; const words = new Map<string, string>(); words.get(key);',
    'declare const key: "new" | "used"; const words: Record<string, string> = {}; words[key];',
    'declare const at: number; const list = ["a"]; list[at];',
    'declare const key: string; const a: Record<string, string> = {}; Object.hasOwn(a, key) ? a[key] : 0;',
    'declare const key: string; const a: Record<string, string> = {}; Object.hasOwn(a, key) && a[key];',
    'declare const key: string; const a: Record<string, string> = {}; a[key] = "x"; delete a[key];',
    'const a: Record<string, string> = {}; a["x"]; "x" in a;',
  ])('lets %s pass', (code) => {
    expect(faultsOf(code)).toEqual([]);
  });
});
