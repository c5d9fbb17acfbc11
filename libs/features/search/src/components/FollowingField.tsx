import { useEffect, useRef, type ComponentProps } from 'react';
import { TextField } from '@forecourt/ui-kit';

export interface FollowingFieldProps extends Omit<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'onChange' | 'ref'
> {
  /** What the address says. */
  value: string;
  /** What the address will say of a text. */
  meaningOf: (text: string) => string;
  onText: (text: string) => void;
}

/** A field that follows the address, except in what somebody is typing: no letter and no focus is lost to an answer. */
export function FollowingField({ value, meaningOf, onText, ...props }: FollowingFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef(new Set<string>());
  const followed = useRef(value);
  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    if (typed.current.has(value)) return;
    typed.current.clear();
    if (input.current) input.current.value = value;
  }, [value]);
  return (
    <TextField
      {...props}
      ref={input}
      defaultValue={value}
      onChange={({ currentTarget }) => {
        typed.current.add(meaningOf(currentTarget.value));
        onText(currentTarget.value);
      }}
    />
  );
}
