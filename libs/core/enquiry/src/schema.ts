export * from './consentFields.js';
export * from './enquiryBody.js';
export * from './proofField.js';
export * from './senderFields.js';
export * from './textSchemas.js';
export * from './tradeIn/bodies.js';
export { fault as enquiryFault } from './words/worded.js';
