// Apart from what they lead to: links to it are in pages and parts that load before its code, or without it.

export const CALCULATOR_ANCHOR = 'finance-calculator';
export const DISCLAIMER_ANCHOR = 'finance-disclaimer';
export const BUDGET_ANCHOR = 'budget-finder';
