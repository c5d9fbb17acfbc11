import { wordsOf } from '@forecourt/words';
import { financeConfig } from './config.js';
import { withTexts, type FinanceConfig } from './config/financeOf.js';
import type { FinanceSection } from './config/schema.js';
import { financeMathsWords } from './words/financeMathsWords.js';

/** The platform's defaults with some keys replaced, checked as a dealer's file is; for tests. */
export const testConfig = (values: Partial<FinanceSection> = {}): FinanceConfig =>
  withTexts(
    financeConfig.schema.parse({ ...financeConfig.defaults, ...values }),
    wordsOf({ config: {} }, financeMathsWords),
  );
