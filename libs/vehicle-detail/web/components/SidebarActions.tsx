import { alertsRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useVehicleOptions, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import { isAvailable, isTestDriveOnly } from '@forecourt/vehicle';
import type { VehicleDetailConfig } from '../config.js';
import { similarAlertHref } from '../rules/similarAlert.js';
import { vehicleDetailSection } from '../section.js';
import { PhoneBlock } from './PhoneBlock.js';
import type { SidebarProps } from './Sidebar.js';
import { useActions, type ActionLink } from './useActions.js';
import { useEnquiryAnchor } from './useEnquiryAnchor.js';
import * as styles from './vehicle.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Buttons directly below the price; the others follow the repayment. */
const FIRST = 2;

/** Ways to commit to this vehicle; what else can be done with it is a quiet row below. */
const OUTLINED: readonly VehicleDetailConfig['buttons'][number][] = ['enquire', 'call', 'test-drive', 'buy', 'reserve'];

export interface SidebarActionsProps extends Pick<SidebarProps, 'vehicle'> {
  /** The first buttons, or those that follow them. */
  group: 'first' | 'others';
}

/** The site's buttons in its order; for a vehicle that is gone, the way to a similar one (VDP-06). */
export function SidebarActions({ vehicle, group }: SidebarActionsProps) {
  const vehicles = useSection(vehicleSection);
  const { testDriveOnlyTags } = vehicles;
  const { buttons } = useSection(vehicleDetailSection);
  const links = useActions(vehicle);
  if (!isAvailable(vehicle)) return group === 'first' ? <WaysToSimilar vehicle={vehicle} /> : null;
  // the one thing that can be done with such a vehicle is offered first
  const isDrivenOnly = isTestDriveOnly(vehicle, testDriveOnlyTags) && buttons.includes('test-drive');
  const main = isDrivenOnly ? 'test-drive' : 'enquire';
  const order = isDrivenOnly ? (['test-drive', ...buttons.filter((name) => name !== 'test-drive')] as const) : buttons;
  const shown = order.filter((name) => links[name] !== undefined);
  if (group === 'first') {
    const first = shown.slice(0, FIRST);
    return first.length === 0 ? null : (
      <div css={styles.firstActions}>
        {first.map((name) => (
          <Action key={name} link={links[name]} variant={name === main ? 'solid' : 'outline'} />
        ))}
      </div>
    );
  }
  const others = shown.slice(FIRST);
  const outlined = others.filter((name) => OUTLINED.includes(name));
  const rows = others.filter((name) => !OUTLINED.includes(name));
  if (others.length === 0) return null;
  return (
    <div css={styles.actions}>
      {outlined.length > 0 && (
        <div css={styles.pair}>
          {outlined.map((name) => (
            <Action key={name} link={links[name]} variant={name === main ? 'solid' : 'outline'} />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <ul css={styles.actionRows}>
          {rows.map((name) => (
            <li key={name}>
              <ActionRow link={links[name]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** To ask the dealer for such a vehicle, or to hear when one comes in. */
function WaysToSimilar({ vehicle }: Pick<SidebarProps, 'vehicle'>) {
  const say = useWords(vehicleDetailWords);
  const { similarText } = useVehicleOptions();
  const enquiry = useEnquiryAnchor();
  const alert = similarAlertHref(vehicle, { page: useRouteHref(alertsRoute), prefix: useRouteHref(listingRoute) });
  if (enquiry === undefined && alert === undefined) return null;
  return (
    <div css={styles.actions}>
      {enquiry !== undefined && (
        <ButtonLink href={enquiry} isWide>
          {similarText}
        </ButtonLink>
      )}
      {alert !== undefined && (
        <ButtonLink href={alert} rel="nofollow" variant="outline" icon="mail" isWide>
          {say('gone.alert')}
        </ButtonLink>
      )}
    </div>
  );
}

function Action({ link, variant }: { link: ActionLink | undefined; variant: 'solid' | 'outline' }) {
  if (link === undefined) return null;
  if ('phone' in link) return <PhoneBlock {...link.phone} />;
  const { label, ...props } = link;
  return (
    <ButtonLink {...props} variant={variant}>
      {label}
    </ButtonLink>
  );
}

function ActionRow({ link }: { link: ActionLink | undefined }) {
  if (link === undefined || 'phone' in link) return null;
  const { label, icon, ...props } = link;
  return (
    <a css={styles.actionRow} {...props}>
      <Icon name={icon} />
      <span>{label}</span>
      <Icon name="right" size={18} />
    </a>
  );
}
