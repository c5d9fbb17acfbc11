import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { onlyWithoutScript, onlyWithScript } from '../layout.js';
import { tabAfter } from './tabAfter.js';
import * as styles from './tabs.styles.js';

export interface TabsProps {
  /** What the tabs are of. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
}

/**
 * Panels of which one is visible, chosen by tabs with arrows, Home and End as the ARIA practice has them. The server
 * renders all of them; without script they appear one below the other under their names. (The tabs of Base UI make
 * panels inert in the server's HTML.)
 */
export function Tabs({ label, tabs }: TabsProps) {
  const prefix = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const idOf = (kind: 'tab' | 'panel', id: string) => `${prefix}${kind}-${id}`;
  function go(event: KeyboardEvent) {
    const next = tabAfter(
      tabs.map(({ id }) => id),
      chosen,
      event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(idOf('tab', next))?.focus();
  }
  return (
    <div>
      <div css={[styles.list, onlyWithScript]} role="tablist" aria-label={label}>
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={idOf('tab', id)}
            css={styles.tab}
            aria-selected={id === chosen}
            aria-controls={idOf('panel', id)}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
            onKeyDown={go}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, name, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={idOf('panel', id)}
          css={id === chosen ? styles.panel : styles.hiddenPanel}
          aria-labelledby={idOf('tab', id)}
        >
          <h3 css={onlyWithoutScript}>{name}</h3>
          {content}
        </div>
      ))}
    </div>
  );
}
