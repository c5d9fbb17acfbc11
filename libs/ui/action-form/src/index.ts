export * from './ActionForm.js';
export { FormButton } from './FormButton.js';
export {
  allFields,
  postedValues,
  type FieldControl,
  type FormAnswer,
  type FormChoice,
  type FormFaults,
  type FormField,
  type FormValues,
} from './formFields.js';
export { isTyped, LIVE, typedTexts } from './typedTexts.js';
export { useFieldFault } from './useFieldFault.js';
export { useFieldText } from './useFieldText.js';
