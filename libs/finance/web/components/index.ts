// Components of this feature for a page of a host: `@forecourt/finance/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store.
export { Component as RepaymentEstimate } from '../fills/RepaymentEstimate.js';
export { Component as VehicleFinanceCalculator } from '../fills/VehicleCalculator.js';
export { Component as SiteFinanceCalculator, type SiteFinanceCalculatorProps } from '../parts/CalculatorPart.js';
export { BudgetFinder, type BudgetFinderProps } from './BudgetFinder.js';
export { FinanceCalculator, type FinanceCalculatorProps } from './FinanceCalculator.js';
export { FinanceFigures } from './FinanceFigures.js';
export { PriceRange, type PriceRangeProps } from './PriceRange.js';
