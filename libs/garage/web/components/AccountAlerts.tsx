import { ActionForm } from '@forecourt/action-form';
import { alertsConsent, enquiryWords, shownMobile } from '@forecourt/enquiry';
import type { AccountShopper } from '@forecourt/contracts/api';
import type { AccountAlerts as Alerts } from '@forecourt/garage/domain';
import { useSection, useWords, withElements } from '@forecourt/composition';
import { Button } from '@forecourt/ui-kit';
import { garageSection } from '../section.js';
import { consentFaults, kindFaults, kindFields, kindValues, switchOnFields } from '../rules/alertForm.js';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

interface AccountAlertsProps {
  readonly alerts: Alerts;
  readonly shopper: AccountShopper;
}

/** Messages to an account: off until their words are ticked, then by kind. */
export function AccountAlerts({ alerts, shopper }: AccountAlertsProps) {
  const say = useWords(garageWords);
  const { wording, version } = alertsConsent(useSection(garageSection), useWords(enquiryWords));
  const isOn = alerts.prices || alerts.matches;
  const shared = { label: say('alerts.title'), step: 'alerts', variant: 'outline' } as const;
  const to = alerts.by === 'mail' ? shopper.email : shownMobile(shopper.phone ?? '');
  return (
    <section css={styles.section} aria-labelledby="account-alerts">
      <h2 id="account-alerts">{say('alerts.title')}</h2>
      <p css={styles.muted}>
        {withElements(
          ({ address }) => {
            const values = { address, by: alerts.by };
            return isOn ? say('alerts.goTo', values) : say('alerts.areOff', values);
          },
          { address: <strong>{to}</strong> },
        )}
      </p>
      {isOn ? (
        <ActionForm
          {...shared}
          fields={kindFields(say)}
          rules={kindFaults}
          initial={kindValues(alerts)}
          hidden={{ consent_version: version }}
          submitLabel={say('save')}
        >
          <p css={styles.muted}>{wording}</p>
        </ActionForm>
      ) : (
        <ActionForm
          {...shared}
          fields={switchOnFields(say, wording)}
          rules={(values) => consentFaults(values, say)}
          initial={{ every: alerts.every }}
          hidden={{ consent_version: version, tells_prices: 'on', tells_matches: 'on' }}
          submitLabel={say('alerts.switchOn')}
        />
      )}
      {isOn && (
        <form method="post" aria-label={say('alerts.stop')}>
          <input type="hidden" name="step" value="alerts" />
          <Button type="submit" variant="quiet">
            {say('alerts.stopAll')}
          </Button>
        </form>
      )}
    </section>
  );
}
