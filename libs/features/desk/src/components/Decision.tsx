import type { ReactNode } from 'react';
import { Button } from '@forecourt/ui-kit';

export interface DecisionProps {
  act: 'call-off' | 'complete' | 'release';
  id: string;
  /** Sent twice it is done once. */
  formKey: string;
  /** In a word what is decided. */
  label: string;
  /** Reference of what it is decided of. */
  of: string;
  /** What follows from it. */
  children: ReactNode;
}

/** An action that cannot be undone: its button is behind a disclosure that explains the effect, also without script. */
export function Decision({ act, id, formKey, label, of, children }: DecisionProps) {
  return (
    <details name={`decide-${id}`}>
      <summary aria-label={`${label} ${of}…`}>{label}…</summary>
      <form method="post" aria-label={`${label} ${of}`}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={formKey} />
        <p>{children}</p>
        <Button type="submit" variant="outline">
          {label} {of}
        </Button>
      </form>
    </details>
  );
}
