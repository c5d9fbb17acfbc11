export * from './enquiryBody.js';
export * from './textSchemas.js';
