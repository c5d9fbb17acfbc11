export * from './ActionForm.js';
export { postedValues, type FormAnswer, type FormFaults, type FormField, type FormValues } from './formFields.js';
export { isTyped, LIVE, typedTexts } from './typedTexts.js';
