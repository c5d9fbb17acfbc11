/** The calculator of the finance page, interactive when it comes into sight. */
export const loadCalculator = () => import('./parts/CalculatorPart.js');
