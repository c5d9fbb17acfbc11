import { recordEvent } from '@forecourt/runtime';

/** Number of B9: the finance calculator was used. */
const CALCULATOR_USED = 26;

export const reportCalculatorUsed = (): void => recordEvent({ id: CALCULATOR_USED, name: 'finance calculator used' });
