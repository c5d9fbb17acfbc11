import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { shareByDevice, useWords } from '@forecourt/composition';
import { Icon, onlyWithScript } from '@forecourt/ui-kit';
import type { ShareLink } from '@forecourt/contracts';
import { keepInSight } from './keepInSight.js';
import * as styles from './tools.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface ShareMenuProps {
  /** What is shared, by its name. */
  title: string;
  /** Its whole address. */
  url: string;
  /** Ways to share where the device has none of its own. */
  links: readonly ShareLink[];
  /** Milliseconds for which the notice shows. */
  noticeFor: number;
}

const WINDOW = 'width=550,height=400';

/** Share (VDP-14): the device's own way where it has one, else a menu whose links work without script. */
export function ShareMenu({ title, url, links, noticeFor }: ShareMenuProps) {
  const say = useWords(vehicleDetailWords);
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  useEffect(() => {
    // it may have been opened before its code was there
    if (menu.current?.open) placeList(menu.current);
  }, []);
  const share = (event: MouseEvent) => {
    if (shareByDevice(event.currentTarget)) event.preventDefault();
  };
  return (
    <details ref={menu} css={styles.menu} onToggle={({ currentTarget }) => placeList(currentTarget)}>
      <summary css={styles.tool} data-shares={JSON.stringify({ title, url })} onClick={share}>
        <Icon name="share" />
        {say('share')}
      </summary>
      <ul css={styles.list} aria-label={say('share.ways')}>
        {links.map((link) => (
          <li key={link.network}>
            <ShareAnchor {...link} />
          </li>
        ))}
        <li css={onlyWithScript}>
          <CopyButton url={url} noticeFor={noticeFor} />
        </li>
      </ul>
    </details>
  );
}

function placeList({ open, firstElementChild: opener, lastElementChild: list }: HTMLDetailsElement): void {
  if (open && opener && list instanceof HTMLElement) keepInSight(opener, list);
}

function ShareAnchor({ label, href, hasWindow }: ShareLink) {
  const say = useWords(vehicleDetailWords);
  if (!hasWindow) return <a href={href}>{label}</a>;
  const open = (event: MouseEvent) => {
    // a browser that refuses the window follows the link
    if (window.open(href, 'share', WINDOW)) event.preventDefault();
  };
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" onClick={open}>
      {label}
      <span css={styles.small}>{say('share.newWindow')}</span>
    </a>
  );
}

/** Copies the address; the notice disappears automatically. */
function CopyButton({ url, noticeFor }: Pick<ShareMenuProps, 'url' | 'noticeFor'>) {
  const say = useWords(vehicleDetailWords);
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), noticeFor);
    return () => clearTimeout(timer);
  }, [notice, noticeFor]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setNotice(say('share.copied'));
    } catch {
      setNotice(say('share.notCopied'));
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <Icon name="copy" size={18} />
        {say('share.copy')}
      </button>
      <span role="status" css={styles.small}>
        {notice}
      </span>
    </>
  );
}

/** Escape and a press elsewhere close an open menu; Escape gives the focus back. */
function useClosing(menu: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current;
      if (!open?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        open.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && open.contains(event.target)) return;
      open.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [menu]);
}
