import { css } from '@emotion/react';

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: 'var(--space-4) var(--space-3)',
  padding: 'var(--space-5) clamp(var(--space-4), 4vw, var(--space-6))',
  borderRadius: 'var(--radius)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  textAlign: 'center',
  div: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  dd: { font: 'var(--heading-weight) var(--text-3xl)/1.1 var(--font-display)', margin: 0 },
  dt: { fontSize: 'var(--text-s)' },
});

/** What a dealer is in figures. */
export function StatsBanner({ stats }: { stats: readonly { value: string; label: string }[] }) {
  if (stats.length === 0) return null;
  return (
    <dl css={list}>
      {stats.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
