import { financeConfig as options } from '@forecourt/finance-maths/config';
import { financeWords } from './words/translated.js';

export const financeConfig: typeof options = { ...options, words: financeWords };
