import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { base, variants, wide } from './button.styles.js';
import { Icon, type IconName } from './icons.js';

export interface ButtonLook {
  variant?: keyof typeof variants;
  isWide?: boolean;
  icon?: IconName;
  children: ReactNode;
}

/** A button. `isBusy` keeps its place and says so to screen readers. */
export function Button({
  variant = 'solid',
  isWide,
  icon,
  isBusy,
  children,
  ...props
}: ButtonLook & { isBusy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      css={[base, variants[variant], isWide && wide]}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...props}
    >
      {icon && <Icon name={icon} />}
      {isBusy ? 'Please wait …' : children}
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
    <a css={[base, variants[variant], isWide && wide]} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
