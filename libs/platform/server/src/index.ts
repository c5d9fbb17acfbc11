export * from './defineModule.js';
export * from './mountModules.js';
export * from './serve.js';
export * from './serviceContext.js';
