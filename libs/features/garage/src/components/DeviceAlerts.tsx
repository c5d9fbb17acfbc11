import { alertSearchesSlot, alertsRoute } from '@forecourt/contracts';
import { Slot, useRouteHref } from '@forecourt/composition';
import { Button } from '@forecourt/ui-kit';
import type { ReactNode } from 'react';
import { AlertFields, CarriedItems } from './AlertFields.js';
import * as styles from './account.styles.js';

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
  const action = useRouteHref(alertsRoute);
  if (action === undefined) return null;
  return (
    <div css={styles.ofDevice}>
      <section css={[styles.section, styles.narrow]} aria-labelledby="device-alerts" data-form="">
        <h2 id="device-alerts">Send me price drops and new matches</h2>
        <p css={styles.muted}>
          We write when the price of a vehicle that you saved drops, when one is sold, and when something new matches
          your saved searches. No account needed: a link in our mail confirms your address.
        </p>
        <form method="post" action={action} css={styles.form} aria-label="Price drops and new matches">
          <AlertFields>
            <CarriedItems vehicleIds={vehicleIds} searches={[]} />
            {vehicleIds.length > 0 && (
              <p>
                {vehicleIds.length === 1
                  ? 'Your saved vehicle goes with it.'
                  : `Your ${vehicleIds.length} saved vehicles go with it.`}
              </p>
            )}
            <Slot slot={alertSearchesSlot} with={{}} fallback={<span data-awaited="" />} />
          </AlertFields>
          <Button type="submit">Send me a link</Button>
        </form>
      </section>
      {children && <div data-none="">{children}</div>}
    </div>
  );
}
