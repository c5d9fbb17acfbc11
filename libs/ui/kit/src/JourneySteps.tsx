import { css } from '@emotion/react';
import { useKitWords } from './kitWords.js';

const steps = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  fontSize: 'var(--text-xs)',
  li: {
    // in one row while their names have room
    flex: '1 1 4rem',
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingTop: 'var(--space-2)',
    borderTop: '4px solid var(--color-line)',
    color: 'var(--color-ink-muted)',
  },
  'li[data-done]': { borderColor: 'var(--color-brand)' },
  'li[aria-current]': { borderColor: 'var(--color-brand)', color: 'var(--color-ink)', fontWeight: 700 },
});
/** On a phone there is room for the name of one. */
const many = css({
  '@media (max-width: 639px)': {
    'li > *': { display: 'none' },
    'li[aria-current]': { flex: '0 0 auto' },
    'li[aria-current] > *': { display: 'inline' },
    'li:not([aria-current])': { minHeight: 'calc(var(--space-2) + 4px)' },
  },
});
/** With more steps than these a phone names the current one alone. */
const NAMED_ON_PHONES = 4;

export interface JourneyStepsProps<Step extends string> {
  /** In order. */
  steps: readonly { readonly id: Step; readonly title: string; readonly href?: string | undefined }[];
  current: Step;
}

/** Shows the current step of a journey; earlier steps with an address are links. */
export function JourneySteps<Step extends string>({ steps: all, current }: JourneyStepsProps<Step>) {
  const say = useKitWords();
  const at = all.findIndex(({ id }) => id === current);
  return (
    <ol
      css={[steps, all.length > NAMED_ON_PHONES && many]}
      aria-label={say('step', { number: at + 1, count: all.length })}
    >
      {all.map(({ id, title, href }, index) => (
        <li key={id} aria-current={id === current ? 'step' : undefined} data-done={index < at || undefined}>
          {index < at && href !== undefined ? <a href={href}>{title}</a> : <span>{title}</span>}
        </li>
      ))}
    </ol>
  );
}
