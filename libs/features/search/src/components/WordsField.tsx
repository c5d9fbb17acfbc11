import { TextField } from '@forecourt/ui-kit';
import { WORDS_PARAMETER } from '../domain/listingUrl.js';

export interface WordsFieldProps {
  /** What it begins with; a choice that was made elsewhere gives the field another key. */
  value: string;
  /** The dealer's example. */
  hint: string;
  onText: (text: string) => void;
}

/** Words to search for. What was typed stays: chips beside it say what of it was understood. */
export const WordsField = ({ value, hint, onText }: WordsFieldProps) => (
  <TextField
    label="Search"
    isLabelHidden
    name={WORDS_PARAMETER}
    type="search"
    isPlain
    defaultValue={value}
    placeholder={hint}
    onChange={({ currentTarget }) => onText(currentTarget.value)}
  />
);
