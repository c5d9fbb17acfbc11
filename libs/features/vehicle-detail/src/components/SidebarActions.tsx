import { opensBeside, purchaseRoute, reserveRoute } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { ButtonLink } from '@forecourt/ui-kit';
import { directionsHref, isAvailable, isPurchasable, isReservable, isTestDriveOnly } from '@forecourt/vehicle';
import { historyReportHref } from '../domain/historyReport.js';
import { vehicleDetailSection } from '../section.js';
import { HISTORY_REPORT } from '../signals/eventNumbers.js';
import { PhoneBlock } from './PhoneBlock.js';
import type { SidebarProps } from './Sidebar.js';
import { useEnquiryAnchor } from './useEnquiryAnchor.js';
import { useRequestLinks } from './useRequestLinks.js';
import { useTradeInLink } from './useTradeInLink.js';
import { useVehiclePhone } from './useVehiclePhone.js';
import * as styles from './vehicle.styles.js';

/** Buttons directly below price and repayment; the others follow the small print. */
const FIRST = 2;

export interface SidebarActionsProps extends Pick<SidebarProps, 'vehicle'> {
  /** The first buttons, or those that follow them. */
  group: 'first' | 'others';
}

/** The site's buttons in its order; for a vehicle that is gone, the way to a similar one (VDP-06). */
export function SidebarActions({ vehicle, group }: SidebarActionsProps) {
  const vehicles = useSection(vehicleSection);
  const { testDriveOnlyTags, similarText } = vehicles;
  const reserve = useRouteHref(reserveRoute, { slug: vehicle.slug });
  const purchase = useRouteHref(purchaseRoute);
  const { buttons, labels } = useSection(vehicleDetailSection);
  const links = useRequestLinks(vehicle);
  const phone = useVehiclePhone(vehicle);
  const enquiry = useEnquiryAnchor();
  const tradeIn = useTradeInLink(vehicle);
  if (!isAvailable(vehicle)) {
    if (enquiry === undefined || group === 'others') return null;
    return (
      <ButtonLink href={enquiry} isWide>
        {similarText}
      </ButtonLink>
    );
  }
  const directions = directionsHref(vehicle.location);
  const report = historyReportHref(vehicle);
  // the one thing that can be done with such a vehicle is offered first
  const isDrivenOnly = isTestDriveOnly(vehicle, testDriveOnlyTags) && buttons.includes('test-drive');
  const order = isDrivenOnly ? (['test-drive', ...buttons.filter((name) => name !== 'test-drive')] as const) : buttons;
  const drawn = {
    enquire: links.enquiry && (
      <ButtonLink key="enquire" {...links.enquiry} variant={isDrivenOnly ? 'outline' : 'solid'} icon="mail" isWide>
        {labels.enquire}
      </ButtonLink>
    ),
    'test-drive': links['test-drive'] && (
      <ButtonLink
        key="test-drive"
        {...links['test-drive']}
        variant={isDrivenOnly ? 'solid' : 'outline'}
        icon="body"
        rel="nofollow"
        isWide
      >
        {labels.testDrive}
      </ButtonLink>
    ),
    finance: links.finance && (
      <ButtonLink key="finance" {...links.finance} variant="outline" icon="percent" rel="nofollow" isWide>
        {links.finance['data-request'] ? labels.financeWindow : labels.finance}
      </ButtonLink>
    ),
    'trade-in': tradeIn && (
      <ButtonLink key="trade-in" href={tradeIn} variant="outline" icon="compare" rel="nofollow" isWide>
        {labels.tradeIn}
      </ButtonLink>
    ),
    reserve: reserve && isReservable(vehicle, vehicles) && (
      <ButtonLink key="reserve" href={reserve} variant="outline" icon="check" rel="nofollow" isWide>
        {labels.reserve}
      </ButtonLink>
    ),
    buy: purchase && isPurchasable(vehicle, vehicles) && (
      <ButtonLink
        key="buy"
        href={`${purchase}?car_id=${encodeURIComponent(vehicle.slug)}`}
        variant="outline"
        icon="check"
        rel="nofollow"
        isWide
      >
        {labels.buy}
      </ButtonLink>
    ),
    photos: links.photos && (
      <ButtonLink key="photos" {...links.photos} variant="quiet" icon="camera" rel="nofollow" isWide>
        {labels.photos}
      </ButtonLink>
    ),
    call: phone && <PhoneBlock key="call" {...phone} />,
    directions: directions && (
      <ButtonLink key="directions" href={directions} variant="quiet" icon="pin" isWide {...opensBeside(directions)}>
        Get Directions
      </ButtonLink>
    ),
    history: report && (
      <ButtonLink
        key="history"
        href={report}
        variant="outline"
        icon="file"
        isWide
        target="_blank"
        rel="noopener"
        data-event={HISTORY_REPORT}
      >
        History report
      </ButtonLink>
    ),
  };
  const shown = order.filter((button) => Boolean(drawn[button]));
  const own = group === 'first' ? shown.slice(0, FIRST) : shown.slice(FIRST);
  if (own.length === 0) return null;
  return <div css={styles.actions}>{own.map((button) => drawn[button])}</div>;
}
