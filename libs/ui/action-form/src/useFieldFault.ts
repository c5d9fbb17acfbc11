import { use } from 'react';
import { useField } from 'react-final-form';
import { RefusalContext, shownFault } from './ActionField.js';

/** The fault that a field shows: for a control that draws more than one field, such as a day with its times. */
export function useFieldFault(name: string): string | undefined {
  const { input, meta } = useField<string>(name);
  return shownFault({ ...meta, name, value: input.value }, use(RefusalContext));
}
