import type { AnchorHTMLAttributes } from 'react';
import { useKitWords } from './kitWords.js';
import { VisuallyHidden } from './layout.js';

export interface PhoneLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The number as it is shown. */
  text: string;
  /** Dials, or leads to where a masked number is shown. */
  href: string;
  /** Part of the number is stars; the link leads to the whole one. */
  isMasked: boolean;
}

/** A number to call; of a masked one the link leads to it. Stars say nothing to those who hear them. */
export function PhoneLink({ text, isMasked, children, ...link }: PhoneLinkProps) {
  const say = useKitWords();
  return (
    <a {...(isMasked ? { rel: 'nofollow' } : {})} {...link}>
      {children}
      {isMasked ? (
        <span>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{say('phone.show', { start: text.slice(0, 5) })}</VisuallyHidden>
        </span>
      ) : (
        <span>{text}</span>
      )}
    </a>
  );
}
