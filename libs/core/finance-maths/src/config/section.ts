import { sectionRef } from '@forecourt/site-config';
import type { FinanceConfig } from './schema.js';

export const financeSection = sectionRef<FinanceConfig>('finance');
