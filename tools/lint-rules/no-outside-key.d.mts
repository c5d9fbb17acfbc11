import type { Rule } from 'eslint';

export const noOutsideKey: Rule.RuleModule;
