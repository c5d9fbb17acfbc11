export * from './defineModule.js';
export * from './gather.js';
export * from './makeServiceContext.js';
export * from './moduleRoutes.js';
export * from './mountModules.js';
export * from './ports.js';
export * from './serve.js';
export * from './serviceContext.js';
