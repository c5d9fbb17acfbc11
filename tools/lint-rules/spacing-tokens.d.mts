import type { Rule } from 'eslint';

export const spacingTokens: Rule.RuleModule;
