// What a host with a store of its own takes of this feature: `@forecourt/checkout/state`. What it holds is personal:
// keep it no longer than the tab.
export type { ReserveValues } from '../rules/reserveForm.js';
export type { TypedDetails } from '../rules/typedDetails.js';
export { checkoutSlice, detailsTyped, selectValues, type CheckoutState } from './checkoutSlice.js';
