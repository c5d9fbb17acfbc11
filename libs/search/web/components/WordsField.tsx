import { useWords } from '@forecourt/composition';
import { TextField } from '@forecourt/ui-kit';
import { WORDS_PARAMETER } from '../rules/listingUrl.js';
import { searchWords } from '../words/searchWords.js';

export interface WordsFieldProps {
  /** What it begins with; a choice that was made elsewhere gives the field another key. */
  value: string;
  onText: (text: string) => void;
}

/** Words to search for. What was typed stays: chips next to it say what of it was understood. */
export function WordsField({ value, onText }: WordsFieldProps) {
  const say = useWords(searchWords);
  return (
    <TextField
      label={say('search')}
      isLabelHidden
      name={WORDS_PARAMETER}
      type="search"
      isPlain
      defaultValue={value}
      placeholder={say('hint')}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  );
}
