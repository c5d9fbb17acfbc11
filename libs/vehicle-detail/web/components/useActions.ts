import type { AnchorHTMLAttributes } from 'react';
import { opensBeside, purchaseRoute, reserveRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import type { IconName } from '@forecourt/ui-kit';
import { directionsHref, isPurchasable, isReservable, type Vehicle } from '@forecourt/vehicle';
import type { VehicleDetailConfig } from '../config.js';
import { historyReportHref } from '../rules/historyReport.js';
import { HISTORY_REPORT } from '../signals/eventNumbers.js';
import { useRequestLinks } from './useRequestLinks.js';
import { useTradeInLink } from './useTradeInLink.js';
import { useVehiclePhone, type CallProps } from './useVehiclePhone.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

type ButtonName = VehicleDetailConfig['buttons'][number];

/** Where a button of the vehicle's page leads, and how it looks; a call has a component of its own. */
export type ActionLink =
  | { readonly phone: CallProps }
  | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
      readonly href: string;
      readonly label: string;
      readonly icon: IconName;
      /** Number of the event that a click counts. */
      readonly 'data-event'?: number;
    });

/** What can be done with a vehicle that is offered; what it does not offer is missing. */
export function useActions(vehicle: Vehicle): Partial<Record<ButtonName, ActionLink>> {
  const say = useWords(vehicleDetailWords);
  const vehicles = useSection(vehicleSection);
  const reserve = useRouteHref(reserveRoute, { slug: vehicle.slug });
  const purchase = useRouteHref(purchaseRoute);
  const requests = useRequestLinks(vehicle);
  const phone = useVehiclePhone(vehicle);
  const tradeIn = useTradeInLink(vehicle);
  const directions = directionsHref(vehicle.location);
  const report = historyReportHref(vehicle);
  const rel = 'nofollow';
  return {
    ...(requests.enquiry && { enquire: { ...requests.enquiry, icon: 'mail', label: say('enquire') } }),
    ...(requests['test-drive'] && {
      'test-drive': { ...requests['test-drive'], rel, icon: 'body', label: say('button.testDrive') },
    }),
    ...(requests.finance && {
      finance: {
        ...requests.finance,
        rel,
        icon: 'percent',
        label: requests.finance['data-request'] ? say('button.financeWindow') : say('button.finance'),
      },
    }),
    ...(tradeIn && { 'trade-in': { href: tradeIn, rel, icon: 'compare', label: say('button.tradeIn') } }),
    ...(reserve &&
      isReservable(vehicle, vehicles) && {
        reserve: { href: reserve, rel, icon: 'check', label: say('button.reserve') },
      }),
    ...(purchase &&
      isPurchasable(vehicle, vehicles) && {
        buy: {
          href: `${purchase}?car_id=${encodeURIComponent(vehicle.slug)}`,
          rel,
          icon: 'check',
          label: say('button.buy'),
        },
      }),
    ...(requests.photos && { photos: { ...requests.photos, rel, icon: 'camera', label: say('button.photos') } }),
    ...(phone && { call: { phone } }),
    ...(directions && {
      directions: { href: directions, icon: 'pin', label: say('directions'), ...opensBeside(directions) },
    }),
    ...(report && {
      history: {
        href: report,
        icon: 'file',
        label: say('historyReport'),
        target: '_blank',
        rel: 'noopener',
        'data-event': HISTORY_REPORT,
      },
    }),
  };
}
