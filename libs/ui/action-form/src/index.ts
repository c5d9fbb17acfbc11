export * from './ActionForm.js';
export { FormButton } from './FormButton.js';
export {
  allFields,
  linesOf,
  postedValues,
  type FieldControl,
  type FormAnswer,
  type FormChoice,
  type FormFaults,
  type FormField,
  type FormValues,
} from './formFields.js';
export { QueryForm, type QueryFormProps, type QueryFormState } from './QueryForm.js';
export { isTyped, LIVE, typedTexts } from './typedTexts.js';
export { useFieldFault } from './useFieldFault.js';
export { useFieldText } from './useFieldText.js';
