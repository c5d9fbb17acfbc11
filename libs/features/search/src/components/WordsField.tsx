import { useEffect, useRef } from 'react';
import { TextField } from '@forecourt/ui-kit';
import { WORDS_PARAMETER } from '../domain/plainWords.js';
import { queryOf } from '../domain/listingUrl.js';

export interface WordsFieldProps {
  value: string;
  /** `isThere` tells later whether the field still has this text. */
  onText: (text: string, isThere: () => boolean) => void;
}

/**
 * Words to search for. The typed text stays until other words are chosen elsewhere: by Back or with a chip.
 */
export function WordsField({ value, onText }: WordsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const own = useRef(value);
  const followed = useRef(value);
  useEffect(() => {
    // what is typed before this first runs is newer than the value
    if (value === followed.current) return;
    followed.current = value;
    if (value === own.current) return;
    own.current = value;
    if (input.current && queryOf(input.current.value) !== value) input.current.value = value;
  }, [value]);
  return (
    <TextField
      ref={input}
      label="Search"
      name={WORDS_PARAMETER}
      type="search"
      isPlain
      defaultValue={value}
      placeholder="Make, model, or “white SUV under 30k”"
      onChange={({ currentTarget }) => {
        own.current = queryOf(currentTarget.value);
        const text = currentTarget.value;
        onText(text, () => currentTarget.value === text);
      }}
    />
  );
}
