export * from './Alert.js';
export * from './Button.js';
export * from './fields.js';
export * from './icons.js';
export * from './layout.js';
export * from './RangeSlider.js';
export * from './rangeRules.js';
