import { createContext, use, type ComponentProps } from 'react';
import { Button } from '@forecourt/ui-kit';

/** What the form is sending, for its buttons. */
export const SendingContext = createContext<FormData | undefined>(undefined);

/**
 * Another button of an `ActionForm`, such as a way back. It sends its name and value with the form, which is then not
 * held to its rules.
 */
export function FormButton({
  name,
  value,
  ...button
}: Omit<ComponentProps<typeof Button>, 'type' | 'isBusy'> & {
  /** Name under which the form sends it. */
  name: string;
  /** What the form sends where this button is pressed. */
  value: string;
}) {
  const sending = use(SendingContext);
  return <Button type="submit" {...button} {...{ name, value }} formNoValidate isBusy={sending?.get(name) === value} />;
}
