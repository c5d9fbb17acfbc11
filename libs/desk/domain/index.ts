export * from './dayCalls.js';
export * from './deskFields.js';
export * from './leadCalls.js';
export * from './recordCalls.js';
export * from './signInCalls.js';
export * from './siteCalls.js';
