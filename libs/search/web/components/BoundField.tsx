import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from '@forecourt/ui-kit';

export interface BoundFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown' | 'ref' | 'value'
> {
  /** What the address says. */
  value: string;
  /** The text as it was left, by Enter or by going elsewhere; never while it is being typed. */
  onText: (text: string) => void;
}

/**
 * A number that nothing overwrites while the shopper edits it. Enter or leaving the field commits it; after that it
 * follows the address.
 */
export function BoundField({ value, onText, ...props }: BoundFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const given = useRef(value);
  const isEdited = useRef(false);
  useEffect(() => {
    given.current = value;
    if (input.current && !isEdited.current) input.current.value = value;
  }, [value]);
  const commit = (text: string) => {
    if (!isEdited.current) return;
    isEdited.current = false;
    if (text.trim() !== given.current) onText(text);
  };
  return (
    <TextField
      {...props}
      ref={input}
      defaultValue={value}
      onChange={() => {
        isEdited.current = true;
      }}
      onBlur={({ currentTarget }) => commit(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') commit(currentTarget.value);
      }}
    />
  );
}
