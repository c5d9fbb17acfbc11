import { useId } from 'react';
import { css } from '@emotion/react';
import { useWords } from '@forecourt/composition';
import { Button } from '@forecourt/ui-kit';
import { searchWords } from '../words/searchWords.js';
import { SearchForm } from './SearchForm.js';

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 'var(--space-2)',
  alignItems: 'center',
});

export interface SearchBoxProps {
  /** Shown in the empty field; an example such as "White SUV under 30k" when left out. */
  readonly placeholder?: string;
}

/** A field that suggests makes, models and vehicles while it is typed in, and leads to the listing of its words. */
export function SearchBox({ placeholder }: SearchBoxProps) {
  const say = useWords(searchWords);
  return (
    <SearchForm id={useId()} look={box} placeholder={placeholder}>
      <Button type="submit" icon="search">
        {say('search')}
      </Button>
    </SearchForm>
  );
}
