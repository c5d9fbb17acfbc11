import { sectionRef } from '@forecourt/site-config';
import type { FinanceSection } from './schema.js';

export const financeSection = sectionRef<FinanceSection>('finance');
