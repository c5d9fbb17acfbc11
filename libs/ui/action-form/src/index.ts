export * from './ActionForm.js';
export { FormButton } from './FormButton.js';
export {
  postedValues,
  type FieldControl,
  type FormAnswer,
  type FormFaults,
  type FormField,
  type FormValues,
} from './formFields.js';
export { isTyped, LIVE, typedTexts } from './typedTexts.js';
