export * from './lockFolder.js';
export * from './storageFault.js';
export * from './writeWhole.js';
