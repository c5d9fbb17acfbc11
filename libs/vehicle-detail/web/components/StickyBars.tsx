import { useRef, type ReactNode } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import { uiVehicleWords, VehiclePrice } from '@forecourt/ui-vehicle';
import type { PriceDisplay } from '@forecourt/vehicle';
import type { RequestLink } from '../rules/requestLinks.js';
import { stickyBars, type StickyOptions } from '../rules/stickyBars.js';
import * as styles from './stickyBars.styles.js';
import { useRoomAbove } from './useRoomAbove.js';
import { useScrolled } from './useScrolled.js';
import type { CallProps } from './useVehiclePhone.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface StickyAction extends RequestLink {
  readonly label: string;
}

export interface StickyBarsProps {
  title: string;
  /** A few words below the title, for example transmission and body. */
  facts: string;
  /** Absent for a vehicle that is gone. */
  price: PriceDisplay | undefined;
  image: string | undefined;
  /** Absent where the page has no enquiry. */
  action: StickyAction | undefined;
  /** Absent where the vehicle offers none, or the site shows none here. */
  testDrive?: StickyAction | undefined;
  finance?: StickyAction | undefined;
  tradeIn?: StickyAction | undefined;
  /** Content of other features next to the price. */
  beside?: ReactNode;
  /** Absent where there is no number. */
  phone: CallProps | undefined;
  buttons: readonly ('call' | 'enquire' | 'test-drive')[];
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

function StickyHeader({
  title,
  facts,
  price,
  image,
  action,
  finance,
  tradeIn,
  beside,
}: Omit<StickyBarsProps, 'options'>) {
  const say = useWords(vehicleDetailWords);
  const sayPrice = useWords(uiVehicleWords);
  const bar = useRef<HTMLDivElement>(null);
  useRoomAbove(bar);
  return (
    <div ref={bar} css={styles.header} role="region" aria-label={say('bars.header')}>
      <div css={styles.headerRow}>
        {image && <img src={imageUrl(image, { width: 160 })} width={72} height={48} alt="" />}
        <p css={styles.what}>
          <span>{title}</span>
          {facts !== '' && <span css={styles.facts}>{facts}</span>}
        </p>
        <div css={styles.amount}>
          {price ? <VehiclePrice price={price} say={sayPrice} /> : <strong>{say('gone.sold')}</strong>}
        </div>
        {beside && <div css={styles.beside}>{beside}</div>}
        <div css={[styles.onlyWide, styles.headerButtons]}>
          {finance && <Action {...finance} variant="outline" />}
          {tradeIn && <Action {...tradeIn} variant="outline" />}
          {action && <Action {...action} />}
        </div>
      </div>
    </div>
  );
}

const Action = ({ label, ...props }: StickyAction & { variant?: 'outline' }) => (
  <ButtonLink {...props}>{label}</ButtonLink>
);

function BottomBar({ action, testDrive, phone, buttons }: Omit<StickyBarsProps, 'options'>) {
  const say = useWords(vehicleDetailWords);
  const drawn = {
    call: phone && (
      <ButtonLink
        key="call"
        href={phone.href}
        variant="outline"
        icon="phone"
        {...(phone.isMasked ? { rel: 'nofollow', onClick: phone.onReveal } : {})}
      >
        {say('call')}
      </ButtonLink>
    ),
    enquire: action && <Action key="enquire" {...action} />,
    'test-drive': testDrive && <Action key="test-drive" {...testDrive} variant="outline" />,
  };
  return (
    <div css={[styles.bar, styles.roomForBar]} role="region" aria-label={say('bars.bottom')}>
      {buttons.map((button) => drawn[button])}
    </div>
  );
}
