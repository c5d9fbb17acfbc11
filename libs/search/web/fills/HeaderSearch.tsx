import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '@forecourt/composition';
import { Icon, useHasScript } from '@forecourt/ui-kit';
import { SearchForm } from '../components/SearchForm.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './headerSearch.styles.js';

/** Where links of narrow screens lead: the field itself. */
const FIELD_ID = 'site-search';

/** The search of every page: a field in the bar, or behind an icon on narrow screens. */
export function Component() {
  const say = useWords(searchWords);
  const isLive = useHasScript();
  // before script the address opened it
  const [isOpen, setOpen] = useState(() => typeof location !== 'undefined' && location.hash === `#${FIELD_ID}`);
  const opener = useRef<HTMLAnchorElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles up from the field and its list
    <div
      css={styles.box}
      data-site-search={isLive ? (isOpen ? 'open' : 'closed') : 'still'}
      onKeyDown={({ key, defaultPrevented }) => {
        // the first Escape closes the suggestions, the next one the field
        if (key !== 'Escape' || defaultPrevented || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <SearchForm id={FIELD_ID} look={styles.form} onLeave={close}>
        <a
          css={styles.close}
          href="#main"
          aria-label={say('header.close')}
          data-takes-over=""
          onClick={(event) => {
            event.preventDefault();
            setOpen(false);
            opener.current?.focus();
          }}
        >
          <Icon name="close" />
        </a>
      </SearchForm>
      <a
        ref={opener}
        css={styles.open}
        href={`#${FIELD_ID}`}
        aria-label={say('header.field')}
        data-takes-over=""
        onClick={(event) => {
          event.preventDefault();
          // shown before it is focused: a hidden field takes no focus
          flushSync(() => setOpen(true));
          document.getElementById(FIELD_ID)?.focus();
        }}
      >
        <Icon name="search" size={24} />
      </a>
    </div>
  );
}
