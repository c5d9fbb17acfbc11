import { Autocomplete } from '@base-ui/react/autocomplete';
import { memo, useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../icons.js';
import { visuallyHidden } from '../layout.js';
import { opensElsewhere } from '../opensElsewhere.js';
import * as styles from './suggest.styles.js';
import { useKitWords } from '../kitWords.js';

export interface Suggestion {
  /** Unique among all groups. */
  id: string;
  href: string;
  /** What a screen reader says and the field shows. */
  text: string;
  content: ReactNode;
}
export interface SuggestionGroup {
  label: string;
  items: readonly Suggestion[];
}

export interface SuggestFieldProps {
  /** Of the input: links may lead to it. */
  id: string;
  label: string;
  name: string;
  placeholder?: string;
  groups: readonly SuggestionGroup[];
  /** Announced to screen readers, and shown where there is nothing to choose. */
  status?: string | undefined;
  /** What the visitor typed, at each change, and once at the start when something was typed before script came. */
  onType: (words: string) => void;
  /** A choice by click, touch or Enter. */
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * A search field that offers links while the visitor types: arrows, Enter and Escape as the combobox pattern has them.
 * Enter without a choice submits the form around it. Before script it is a plain field of that form.
 */
export const SuggestField = memo(function SuggestField(props: SuggestFieldProps) {
  const { id, label, name, placeholder, groups, status, onType, onChoose } = props;
  const say = useKitWords();
  const [words, setWords] = useState(() => typedBefore(id));
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (words !== '') onType(words);
    if (document.activeElement?.id === id) setOpen(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, for what happened before script came
  }, []);
  const isEmpty = groups.every(({ items }) => items.length === 0);
  return (
    <Autocomplete.Root
      items={groups as SuggestionGroup[]}
      value={words}
      filter={null}
      mode="none"
      openOnInputClick
      itemToStringValue={(item: Suggestion) => item.text}
      // a list without anything in it would only hide the page from screen readers
      open={isOpen && (!isEmpty || status !== undefined)}
      onOpenChange={setOpen}
      onValueChange={(value, { reason }) => {
        // a choice leads somewhere else: the field stays as it was typed
        if (reason === 'item-press') return;
        setWords(value);
        onType(value);
      }}
    >
      <Autocomplete.InputGroup css={styles.group}>
        <label htmlFor={id} css={visuallyHidden}>
          {label}
        </label>
        <Autocomplete.Input id={id} name={name} css={styles.input} type="search" placeholder={placeholder} />
        <button type="submit" css={styles.go} aria-label={say('search')}>
          <Icon name="search" />
        </button>
      </Autocomplete.InputGroup>
      <Autocomplete.Portal>
        <Autocomplete.Positioner css={styles.positioner} sideOffset={8} align="end">
          <Autocomplete.Popup css={styles.popup}>
            <Autocomplete.Status>
              {status && <div css={isEmpty ? styles.status : visuallyHidden}>{status}</div>}
            </Autocomplete.Status>
            <Autocomplete.List aria-label={label}>
              {(group: SuggestionGroup) => (
                <Autocomplete.Group key={group.label} items={group.items as Suggestion[]}>
                  <Autocomplete.GroupLabel css={styles.heading}>{group.label}</Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: Suggestion) => (
                      <Autocomplete.Item
                        key={item.id}
                        value={item}
                        css={styles.item}
                        aria-label={item.text}
                        render={({ children, ...rest }) => (
                          <a {...rest} href={item.href} tabIndex={-1}>
                            {children}
                          </a>
                        )}
                        onClick={(event) => {
                          if (opensElsewhere(event)) return;
                          event.preventDefault();
                          onChoose(item);
                        }}
                      >
                        {item.content}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
});

function typedBefore(id: string): string {
  if (typeof document === 'undefined') return '';
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field.value : '';
}
