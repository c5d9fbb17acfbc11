import { useField } from 'react-final-form';

/** The text of a field, and what sets it: for what goes with the field inside its form, such as a slider. */
export function useFieldText(name: string): readonly [text: string, set: (text: string) => void] {
  const { input } = useField<string>(name);
  return [input.value, input.onChange];
}
