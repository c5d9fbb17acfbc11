// Both come with the first scroll of a vehicle's page: one module, so that a browser loads one file for them.

export { Component as Repayment } from './RepaymentEstimate.js';
export { Component as Sticky } from './StickyEstimate.js';
