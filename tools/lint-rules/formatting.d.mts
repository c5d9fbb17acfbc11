import type { Linter } from 'eslint';

export const formatting: Linter.Config;
