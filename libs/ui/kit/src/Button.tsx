import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { variants, wide } from './button.styles.js';
import { Icon, type IconName } from './icons.js';
import { useKitWords } from './kitWords.js';

export interface ButtonLook {
  variant?: keyof typeof variants;
  isWide?: boolean;
  icon?: IconName;
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
}: ButtonLook & { isBusy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
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
}: ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a css={isWide ? [variants[variant], wide] : variants[variant]} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
