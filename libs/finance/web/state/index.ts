// What a host with a store of its own takes of this feature: `@forecourt/finance/state`.
export type { CalculatorInput, SharedTerms } from '@forecourt/finance-maths';
export { financeApi } from '../api/financeApi.js';
export {
  calculatorSet,
  calculatorUsed,
  financeSlice,
  selectIsUsed,
  selectSettled,
  selectTerms,
  termsChanged,
  termsCleared,
  type FinanceState,
} from './financeSlice.js';
