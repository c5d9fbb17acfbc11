export { financeConfig } from '@forecourt/finance-maths/config';
export { financeWords } from './words/financeWords.js';
