export * from './enquiryBody.js';
export * from './textSchemas.js';
export * from './tradeIn/bodies.js';
