import { useState, type ReactNode } from 'react';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore, StoreProvider, useAppSelector } from '@forecourt/runtime/store';

/** A store as it begins, for specs of parts; `extra` brings the answers to their calls. */
export function WithStore({ extra = {}, children }: { extra?: Partial<StoreExtra>; children: ReactNode }): ReactNode {
  const [store] = useState(() => makeStore(extra as StoreExtra));
  return <StoreProvider store={store}>{children}</StoreProvider>;
}

/** What a feature's slice holds, as text: for stories that show what a click does to the store. */
export function StoreState({ slice }: { slice: string }): ReactNode {
  const state = useAppSelector((all) => new Map<string, unknown>(Object.entries(all)).get(slice));
  return (
    <pre aria-label={`State of ${slice}`} style={{ whiteSpace: 'pre-wrap', fontSize: 13 }} data-state={slice}>
      {JSON.stringify(state, null, 2)}
    </pre>
  );
}
