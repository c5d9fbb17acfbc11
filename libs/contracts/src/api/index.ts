export * from './enquiry.js';
export * from './errors.js';
