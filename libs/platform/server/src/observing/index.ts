export * from './crashes.js';
export * from './faultOf.js';
export * from './log.js';
export * from './metrics.js';
export * from './observeApp.js';
export * from './requestEnd.js';
export * from './requestScope.js';
export * from './takeConsole.js';
