/** The calculator of the finance page, interactive when it comes into sight. */
export const loadCalculator = () => import('./parts/CalculatorPart.js');
/** The two halves of the budget page. */
export const loadBudgetFinder = () => import('./parts/BudgetPart.js');
export const loadPriceRange = () => import('./parts/PriceRangePart.js');
/** The calculator that goes with a shopper's own quote. */
export const loadPersonalisedCalculator = () => import('./parts/PersonalisedCalculatorPart.js');

const estimates = () => import('./fills/estimates.js');
/** The repayment on a vehicle's page, alive with the first scroll, and the same in the header that follows it. */
export const loadRepaymentEstimate = () => estimates().then(({ Repayment }) => ({ Component: Repayment }));
export const loadStickyEstimate = () => estimates().then(({ Sticky }) => ({ Component: Sticky }));
