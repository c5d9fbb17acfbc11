export { financeFeature } from './feature.js';
export type { FinanceConfig } from '@forecourt/finance-maths';
