import { css } from '@emotion/react';
import { useKitWords } from './kitWords.js';

const steps = css({
  display: 'flex',
  gap: 'var(--space-2)',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  fontSize: 'var(--text-xs)',
  li: {
    flex: '1 1 0',
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingTop: 'var(--space-2)',
    borderTop: '4px solid var(--color-line)',
    color: 'var(--color-ink-muted)',
  },
  'li[data-done]': { borderColor: 'var(--color-brand)' },
  'li[aria-current]': { borderColor: 'var(--color-brand)', color: 'var(--color-ink)', fontWeight: 700 },
  // forced colours make all bars alike
  '@media (forced-colors: active)': { 'li[data-done], li[aria-current]': { borderColor: 'Highlight' } },
});
const PHONE = '@media (max-width: 639px)';
/** A phone has room for bars alone; a line below them names the current step. */
const many = css({
  [PHONE]: {
    li: { paddingTop: 0 },
    'li > *': { display: 'none' },
    'li[aria-current]': { position: 'relative' },
    'li[aria-current] > *': {
      display: 'block',
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
const named = css({
  display: 'none',
  [PHONE]: { display: 'block', marginTop: 'var(--space-2)', fontSize: 'var(--text-s)' },
});
/** With more steps than these a phone names the current one alone. */
const NAMED_ON_PHONES = 4;

export interface JourneyStepsProps<Step extends string> {
  /** In order. */
  steps: readonly { readonly id: Step; readonly title: string; readonly href?: string | undefined }[];
  /** Id of the step on show. */
  current: Step;
}

/** Shows the current step of a journey; earlier steps with an address are links. */
export function JourneySteps<Step extends string>({ steps: all, current }: JourneyStepsProps<Step>) {
  const say = useKitWords();
  const at = all.findIndex(({ id }) => id === current);
  const isLong = all.length > NAMED_ON_PHONES;
  const words = say('step', { number: at + 1, count: all.length });
  return (
    <div>
      <ol css={[steps, isLong && many]} aria-label={words}>
        {all.map(({ id, title, href }, index) => (
          <li key={id} aria-current={id === current ? 'step' : undefined} data-done={index < at || undefined}>
            {index < at && href !== undefined ? <a href={href}>{title}</a> : <span>{title}</span>}
          </li>
        ))}
      </ol>
      {isLong && (
        <p css={named} aria-hidden="true">
          {words}: <strong>{all[at]?.title}</strong>
        </p>
      )}
    </div>
  );
}
