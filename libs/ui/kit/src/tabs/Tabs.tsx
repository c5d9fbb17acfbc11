import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { onlyWithScript } from '../layout.js';
import { tabAfter } from './tabAfter.js';
import * as styles from './tabs.styles.js';

export interface TabsProps {
  /** What the tabs are of. */
  readonly label: string;
  /** In order; the first is open at the start. */
  readonly tabs: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
  /** Ids of the tabs are places of the page: an address that leads to one opens its panel. */
  readonly isAddressed?: boolean;
}

/** No element of HTML: of a `div`, React makes `hidden` true or false, and "until-found" is lost. */
const Panel = 'tab-panel' as 'div';
/** The browser finds the words of such a panel, and shows it for them or for an address that leads into it. */
const UNTIL_FOUND = { hidden: 'until-found' } as object;

/**
 * Panels of which one is visible, chosen by tabs with arrows, Home and End as the ARIA practice has them. The server
 * renders all of them; without script, and on paper, they appear one below the other under their names. (The tabs of
 * Base UI make panels inert in the server's HTML.)
 */
export function Tabs({ label, tabs, isAddressed = false }: TabsProps) {
  const prefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const idOf = (kind: 'tab' | 'panel', id: string) => (isAddressed && kind === 'panel' ? id : `${prefix}${kind}-${id}`);
  const names = tabs.map(({ id }) => id).join(' ');
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const ids = names.split(' ');
    const panels = () => [...element.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')];
    const choose = (panel: EventTarget | null | undefined) => {
      const found = ids[panels().findIndex((own) => own === panel)];
      if (found !== undefined) setChosen(found);
    };
    const onFound = ({ target }: Event) => choose(target);
    const followAddress = () => {
      const place = document.getElementById(location.hash.slice(1));
      const panel = panels().find((own) => own.contains(place));
      choose(panel);
      // a browser that does not show hidden places itself had nowhere to scroll to
      if (panel?.hasAttribute('hidden')) requestAnimationFrame(() => place?.scrollIntoView());
    };
    // found or addressed before this code came: the browser has shown it
    choose(panels().find((panel, at) => at > 0 && !panel.hasAttribute('hidden')));
    element.addEventListener('beforematch', onFound);
    if (isAddressed) {
      followAddress();
      window.addEventListener('hashchange', followAddress);
    }
    return () => {
      element.removeEventListener('beforematch', onFound);
      window.removeEventListener('hashchange', followAddress);
    };
  }, [names, isAddressed]);
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
    <div ref={root} css={styles.frame}>
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
        <Panel
          key={id}
          role="tabpanel"
          id={idOf('panel', id)}
          css={styles.panel}
          aria-labelledby={idOf('tab', id)}
          {...(id === chosen ? { hidden: false } : UNTIL_FOUND)}
        >
          <h3 css={styles.name}>{name}</h3>
          {content}
        </Panel>
      ))}
    </div>
  );
}
