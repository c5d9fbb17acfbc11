export * from './delivery.js';
export * from './enquiry.js';
export * from './errors.js';
export * from './events.js';
export * from './places.js';
export * from './search.js';
export * from './stock.js';
export * from './views.js';
export { storable } from './text.js';
