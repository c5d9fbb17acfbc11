import { alertSearchesSlot, alertsRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords } from '@forecourt/composition';
import type { ReactNode } from 'react';
import { AskForm } from './AskForm.js';
import { CarriedItems } from './CarriedItems.js';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

interface DeviceAlertsProps {
  readonly vehicleIds: readonly string[];
  /** Where the device keeps nothing that messages could be about. */
  readonly children?: ReactNode;
}

/**
 * Signs up a shopper without an account for messages about the vehicles on this device, and about the searches that
 * another part adds.
 */
export function DeviceAlerts({ vehicleIds, children }: DeviceAlertsProps) {
  const say = useWords(garageWords);
  const action = useRouteHref(alertsRoute);
  if (action === undefined) return null;
  return (
    <div css={styles.ofDevice}>
      <section css={[styles.section, styles.narrow]} aria-labelledby="device-alerts" data-form="">
        <h2 id="device-alerts">{say('alerts.ofDevice')}</h2>
        <p css={styles.muted}>{say('alerts.ofDeviceText')}</p>
        <AskForm label={say('alerts.title')} action={action}>
          <CarriedItems vehicleIds={vehicleIds} searches={[]} />
          {vehicleIds.length > 0 && <p>{say('alerts.vehiclesGoToo', { count: vehicleIds.length })}</p>}
          <Slot slot={alertSearchesSlot} with={{}} fallback={<span data-awaited="" />} />
        </AskForm>
      </section>
      {children && <div data-none="">{children}</div>}
    </div>
  );
}
