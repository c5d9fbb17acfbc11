import type { ReactNode } from 'react';
import { useAppSelector } from '@forecourt/runtime/store';

/** What a feature's slice holds, as text: for stories that show what a click does to the store. */
export function StoreState({ slice }: { slice: string }): ReactNode {
  const state = useAppSelector((all) => new Map<string, unknown>(Object.entries(all)).get(slice));
  return (
    <pre aria-label={`State of ${slice}`} style={{ whiteSpace: 'pre-wrap', fontSize: 13 }} data-state={slice}>
      {JSON.stringify(state, null, 2)}
    </pre>
  );
}
