import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { variants, wide } from './button.styles.js';
import { Icon, type IconName } from './icons.js';
import { useKitWords } from './kitWords.js';

export interface ButtonLook {
  /** How much it calls to act: one `solid` button for each part of a page. */
  variant?: keyof typeof variants;
  /** As wide as the place it is in. */
  isWide?: boolean;
  /** Before the words. */
  icon?: IconName;
  /** A verb and its object: "Book a test drive". */
  children: ReactNode;
}

/** A button. `isBusy` announces to screen readers that it is busy, and keeps the focus. */
export function Button({
  variant = 'solid',
  isWide,
  icon,
  isBusy,
  children,
  ...props
}: ButtonLook & {
  /** What it began is not over: it spins, keeps the focus and takes no press. */
  isBusy?: boolean;
} & ButtonHTMLAttributes<HTMLButtonElement>) {
  const say = useKitWords();
  return (
    <button
      type="button"
      css={isWide ? [variants[variant], wide] : variants[variant]}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...props}
    >
      {icon && <Icon name={icon} />}
      {isBusy ? say('busy') : children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'solid',
  isWide,
  icon,
  children,
  ...props
}: ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    /** Where it leads. */
    href: string;
  }) {
  return (
    <a css={isWide ? [variants[variant], wide] : variants[variant]} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
