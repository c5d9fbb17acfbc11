export * from './lockFolder.js';
export * from './makeFolder.js';
export * from './storageFault.js';
export * from './writeWhole.js';
