import { useState } from 'react';
import { Global } from '@emotion/react';
import { imageUrl } from '@forecourt/contracts';
import { ButtonLink } from '@forecourt/ui-kit';
import { VehiclePrice } from '@forecourt/ui-vehicle';
import { phoneHref, type PriceDisplay } from '@forecourt/vehicle';
import { stickyBars, type StickyOptions } from '../domain/stickyBars.js';
import * as styles from './stickyBars.styles.js';
import { useScrolled } from './useScrolled.js';

export interface StickyBarsProps {
  title: string;
  /** A few words below the title, for example transmission and body. */
  facts: string;
  /** Absent for a vehicle that is gone. */
  price: PriceDisplay | undefined;
  image: string | undefined;
  action: { label: string; href: string };
  phone: string | undefined;
  /** A call counts as asking for the number. */
  isMasked: boolean;
  buttons: readonly ('call' | 'enquire')[];
  options: StickyOptions;
}

/** Header and, on phones, bottom bar that follow the page (VDP-05). Neither is there before it is needed. */
export function StickyBars({ options, ...props }: StickyBarsProps) {
  const hasHeader = useScrolled((scrolled) => stickyBars(scrolled, options).header);
  const hasBar = useScrolled((scrolled) => stickyBars(scrolled, options).bar);
  return (
    <>
      {hasHeader && <StickyHeader {...props} />}
      {hasBar && <BottomBar {...props} />}
    </>
  );
}

function StickyHeader({ title, facts, price, image, action }: Omit<StickyBarsProps, 'options'>) {
  const [top] = useState(siteHeaderBottom);
  return (
    <div css={styles.header} style={{ top }} role="region" aria-label="This vehicle">
      <div css={styles.headerRow}>
        {image && <img src={imageUrl(image, { width: 160 })} width={72} height={48} alt="" />}
        <p css={styles.what}>
          <span>{title}</span>
          {facts !== '' && <span css={styles.facts}>{facts}</span>}
        </p>
        <div css={styles.amount}>{price ? <VehiclePrice price={price} /> : <strong>SOLD</strong>}</div>
        <div css={styles.onlyWide}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** How far down the site's own header reaches, where that stays in sight. */
const siteHeaderBottom = (): number =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

function BottomBar({ action, phone, isMasked, buttons }: Omit<StickyBarsProps, 'options'>) {
  const drawn = {
    call: phone && (
      <ButtonLink
        key="call"
        href={phoneHref(phone)}
        variant="outline"
        icon="phone"
        data-reveals={isMasked || undefined}
      >
        Call
      </ButtonLink>
    ),
    enquire: (
      <ButtonLink key="enquire" href={action.href}>
        {action.label}
      </ButtonLink>
    ),
  };
  return (
    <div css={styles.bar} role="region" aria-label="Contact the dealer">
      <Global styles={styles.roomForBar} />
      {buttons.map((button) => drawn[button])}
    </div>
  );
}
