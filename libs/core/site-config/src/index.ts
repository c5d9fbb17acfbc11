export * from './contrast.js';
export * from './didYouMean.js';
export * from './resolve.js';
export * from './routePaths.js';
export * from './section.js';
export * from './sections/site.js';
export * from './sections/theme.js';
export * from './sections/vehicle.js';
