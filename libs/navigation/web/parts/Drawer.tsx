import { opensBeside } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { Suspense, useState } from 'react';
import { Icon, PhoneLink, Sheet, type PhoneLinkProps } from '@forecourt/ui-kit';
import { LanguageLinks } from '../components/LanguageLinks.js';
import type { ShownEntry } from '../rules/menuLinks.js';
import { navigationWords } from '../words/navigationWords.js';
import * as styles from './drawer.styles.js';
import { StockLinks } from './lateParts.js';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly menu: readonly ShownEntry[];
  readonly phone: Pick<PhoneLinkProps, 'text' | 'href' | 'isMasked'> | undefined;
  readonly here: (href: string | undefined) => 'page' | undefined;
}

/** The menu of narrow screens: the focus stays inside and goes back, Escape and the page behind close it. */
export default function Drawer({ isOpen, onClose, menu, phone, here }: DrawerProps) {
  const say = useWords(navigationWords);
  return (
    <Sheet side="right" title={say('menu.drawer')} isOpen={isOpen} onClose={onClose}>
      <nav css={styles.drawer} aria-label={say('menu.drawerLinks')}>
        <ul>
          {menu.map((entry) => (
            <li key={entry.label}>
              {entry.items ? (
                <Group {...entry} items={entry.items} here={here} onClose={onClose} />
              ) : (
                <a href={entry.href} {...opensBeside(entry.href)} aria-current={here(entry.href)} onClick={onClose}>
                  {entry.label}
                </a>
              )}
            </li>
          ))}
        </ul>
        {phone && (
          <PhoneLink css={styles.phone} {...phone}>
            <Icon name="phone" />
            {say('menu.call')}{' '}
          </PhoneLink>
        )}
      </nav>
      <LanguageLinks css={styles.languages} />
    </Sheet>
  );
}

type GroupProps = Required<Pick<ShownEntry, 'label' | 'items'>> &
  Pick<ShownEntry, 'browse'> &
  Pick<DrawerProps, 'here' | 'onClose'>;

function Group({ label, items, browse, here, onClose }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details name="drawer-menu" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        <Icon name="down" size={20} />
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} {...opensBeside(item.href)} aria-current={here(item.href)} onClick={onClose}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
      {browse && isOpen && (
        <Suspense fallback={null}>
          <StockLinks browse={browse} />
        </Suspense>
      )}
    </details>
  );
}
