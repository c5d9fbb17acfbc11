export * from './adf.js';
export * from './eventId.js';
export * from './leads.js';
