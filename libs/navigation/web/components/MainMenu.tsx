import { opensBeside } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { Suspense } from 'react';
import { Icon } from '@forecourt/ui-kit';
import type { ShownEntry } from '../rules/menuLinks.js';
import { prepareStock, StockLinks } from '../parts/lateParts.js';
import type { Disclosure } from '../fills/useHeaderMenus.js';
import { navigationWords } from '../words/navigationWords.js';
import * as styles from './menu.styles.js';

/** Where the link of narrow screens leads: the menu itself. */
export const MENU_ID = 'site-menu';

export interface MainMenuProps {
  readonly menu: readonly ShownEntry[];
  readonly disclosure: (label: string) => Disclosure;
  /** Whether a link leads to where the shopper is. */
  readonly here: (href: string | undefined) => 'page' | undefined;
}

/**
 * The site's menu: a bar on wide screens. On narrow ones it shows below the header while it is the target of the
 * address: that is the whole menu before and without script.
 */
export function MainMenu({ menu, disclosure, here }: MainMenuProps) {
  const say = useWords(navigationWords);
  return (
    <nav id={MENU_ID} css={styles.nav} aria-label={say('menu.main')}>
      <ul css={styles.menu}>
        {menu.map(({ label, href, items, browse }) => (
          <li key={label} {...(browse ? { 'data-wide': '' } : {})}>
            {items ? (
              <details {...disclosure(label)}>
                <summary {...(browse ? { onPointerEnter: prepareStock, onFocus: prepareStock } : {})}>
                  {label}
                  <Icon name="down" size={16} />
                </summary>
                <div css={styles.panel}>
                  <ul>
                    {items.map((item) => (
                      <li key={item.href}>
                        <a href={item.href} {...opensBeside(item.href)} aria-current={here(item.href)}>
                          {item.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                  {browse && disclosure(label).open && (
                    <Suspense fallback={null}>
                      <StockLinks browse={browse} />
                    </Suspense>
                  )}
                </div>
              </details>
            ) : (
              <a href={href} {...opensBeside(href)} aria-current={here(href)}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <a css={styles.closeMenu} href="#main">
        {say('menu.close')}
      </a>
    </nav>
  );
}
