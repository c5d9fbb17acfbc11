import type { Rule } from 'eslint';

export const knownTokens: Rule.RuleModule;
