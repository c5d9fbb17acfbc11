import { financeConfig } from './config.js';
import type { FinanceConfig } from './config/schema.js';

/** The platform's defaults with some keys replaced, checked as a dealer's file is; for tests. */
export const testConfig = (values: Partial<FinanceConfig> = {}): FinanceConfig =>
  financeConfig.schema.parse({ ...financeConfig.defaults, ...values });
