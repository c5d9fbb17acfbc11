import type { ReactNode } from 'react';
import { Button } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import { deskWords } from '../words/deskWords.js';

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
  const say = useWords(deskWords);
  const whole = say('decision', { act: label, reference: of });
  return (
    <details name={`decide-${id}`}>
      <summary aria-label={say('decision.openOf', { act: label, reference: of })}>
        {say('decision.open', { act: label })}
      </summary>
      <form method="post" aria-label={whole}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="key" value={formKey} />
        <p>{children}</p>
        <Button type="submit" variant="outline">
          {whole}
        </Button>
      </form>
    </details>
  );
}
