import { useEffect } from 'react';
import { css } from '@emotion/react';
import { useWords, withElements } from '@forecourt/composition';
import { rowAfter } from '../rules/rowAfter.js';
import { deskWords } from '../words/deskWords.js';

const hint = css({
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-xs)',
  kbd: {
    padding: '1px 6px',
    border: '1px solid var(--color-line)',
    borderRadius: 4,
    fontFamily: 'inherit',
    fontWeight: 600,
  },
  // a phone has no keys
  '@media (hover: none), (max-width: 899px), (scripting: none)': { display: 'none' },
});

export interface LeadKeysPartProps {
  /** Id of the element that the rows are in. */
  list: string;
}

/**
 * Keys of the list of leads: they move the focus from lead to lead while it is in the list, and the browser opens one
 * with Enter. Single letters elsewhere stay free for those who speak to their browser (WCAG 2.1.4).
 */
export function Component({ list }: LeadKeysPartProps) {
  const say = useWords(deskWords);
  useEffect(() => {
    const element = document.getElementById(list);
    const move = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const links = [...(element?.querySelectorAll<HTMLAnchorElement>('[data-lead]') ?? [])];
      const at = links.findIndex((link) => link === document.activeElement);
      const next = links[rowAfter(event.key, at, links.length) ?? -1];
      if (at < 0 || !next) return;
      event.preventDefault();
      next.focus();
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [list]);
  return (
    <p css={hint}>
      {withElements((marks) => say('list.keys', marks), {
        next: <kbd>J</kbd>,
        previous: <kbd>K</kbd>,
        enter: <kbd>{say('list.enterKey')}</kbd>,
      })}
    </p>
  );
}
