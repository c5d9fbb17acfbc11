import { Icon, LinkList, notOnPaper, useMedia } from '@forecourt/ui-kit';
import type { ShownGroup } from '../rules/menuLinks.js';
import { WIDE } from './footerGroup.styles.js';
import * as styles from './footerGroup.styles.js';

/**
 * A group of links in the footer: its title opens it on a phone, and it is always open on a wide screen. Wide screens
 * show it by style before the code has come, so that nothing moves.
 */
export function FooterGroup({ title, links }: ShownGroup) {
  const isWide = useMedia(WIDE);
  return (
    <nav aria-label={title} css={[styles.group, notOnPaper]}>
      <details {...(isWide ? { open: true } : {})}>
        <summary {...(isWide ? { tabIndex: -1 } : {})}>
          <h2>{title}</h2>
          <Icon name="down" size={18} />
        </summary>
        <LinkList links={links} />
      </details>
    </nav>
  );
}
