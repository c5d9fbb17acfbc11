import type { ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { Icon, type IconName } from './icons.js';

const box = css({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 'var(--space-3)',
  padding: 'var(--space-3) var(--space-4)',
  border: '1.5px solid currentColor',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-surface-raised)',
  fontSize: 'var(--text-s)',
  '> div': { minWidth: 0, overflowWrap: 'anywhere', color: 'var(--color-ink)' },
});
type Tone = 'info' | 'success' | 'warning' | 'destructive';

const tones: Readonly<Record<Tone, SerializedStyles>> = {
  info: css({ color: 'var(--color-link)' }),
  success: css({ color: 'var(--color-positive)' }),
  warning: css({ color: 'var(--color-warning)' }),
  destructive: css({ color: 'var(--color-danger)' }),
};
const ICONS: Record<Tone, IconName> = {
  info: 'clock',
  success: 'check',
  warning: 'warning',
  destructive: 'warning',
};

/** A message about the page. Destructive ones are announced at once. */
export function Alert({
  tone = 'info',
  children,
}: {
  /** What it is about: `destructive` is announced at once, the others are not. */
  tone?: Tone;
  /** The message, as a sentence. */
  children: ReactNode;
}) {
  return (
    <div css={[box, tones[tone]]} role={tone === 'destructive' ? 'alert' : 'status'}>
      <Icon name={ICONS[tone]} size={24} />
      <div>{children}</div>
    </div>
  );
}
