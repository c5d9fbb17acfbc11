import type { FormAnswer } from '@forecourt/action-form';
import { alertsConsent, enquiryWords, shownMobile } from '@forecourt/enquiry';
import type { AccountShopper } from '@forecourt/contracts/api';
import type { AccountAlerts as Alerts } from '@forecourt/garage/domain';
import { useSection, useWords, withElements } from '@forecourt/composition';
import { Alert, Button, Checkbox } from '@forecourt/ui-kit';
import { garageSection } from '../section.js';
import { EveryField } from './AlertFields.js';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

interface AccountAlertsProps {
  readonly alerts: Alerts;
  readonly shopper: AccountShopper;
  readonly said: FormAnswer | undefined;
}

/** Messages to an account: off until their words are ticked, then by kind. */
export function AccountAlerts({ alerts, shopper, said }: AccountAlertsProps) {
  const say = useWords(garageWords);
  const { wording, version } = alertsConsent(useSection(garageSection), useWords(enquiryWords));
  const isOn = alerts.prices || alerts.matches;
  const refused = said?.step === 'alerts' ? said : undefined;
  const to = alerts.by === 'mail' ? shopper.email : shownMobile(shopper.phone ?? '');
  return (
    <section css={styles.section} aria-labelledby="account-alerts">
      <h2 id="account-alerts">{say('alerts.title')}</h2>
      {refused?.message && !refused.errors?.['agreed'] && (
        <Alert tone="destructive">
          <p>{refused.message}</p>
        </Alert>
      )}
      <p css={styles.muted}>
        {withElements(
          ({ address }) => {
            const values = { address, by: alerts.by };
            return isOn ? say('alerts.goTo', values) : say('alerts.areOff', values);
          },
          { address: <strong>{to}</strong> },
        )}
      </p>
      <form method="post" css={styles.form} aria-label={say('alerts.title')}>
        <input type="hidden" name="step" value="alerts" />
        <input type="hidden" name="consent_version" value={version} />
        {isOn ? (
          <>
            <Checkbox name="tells_prices" label={say('alerts.prices')} defaultChecked={alerts.prices} />
            <Checkbox name="tells_matches" label={say('alerts.matches')} defaultChecked={alerts.matches} />
            <p css={styles.muted}>{wording}</p>
          </>
        ) : (
          <>
            <input type="hidden" name="tells_prices" value="on" />
            <input type="hidden" name="tells_matches" value="on" />
            <Checkbox name="agreed" label={wording} required error={refused?.errors?.['agreed']} />
          </>
        )}
        <EveryField every={alerts.every} />
        <Button type="submit" variant="outline">
          {isOn ? say('save') : say('alerts.switchOn')}
        </Button>
      </form>
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
