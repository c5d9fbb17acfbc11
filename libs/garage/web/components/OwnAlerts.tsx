import { ActionForm } from '@forecourt/action-form';
import { myGarageRoute, vehicleRoute } from '@forecourt/contracts';
import type { AlertsView } from '@forecourt/garage/domain';
import { useRouteHref, useSite, useWords } from '@forecourt/composition';
import { Button, ButtonLink, Icon } from '@forecourt/ui-kit';
import { kindFaults, kindFields, kindValues } from '../rules/alertForm.js';
import * as styles from './account.styles.js';
import * as toggles from './toggles.styles.js';
import { garageWords } from '../words/garageWords.js';

/**
 * The messages that the holder of a link gets, with forms to change and stop them. All forms work without script.
 */
export function OwnAlerts({ view }: { readonly view: AlertsView }) {
  const say = useWords(garageWords);
  const site = useSite();
  const garage = useRouteHref(myGarageRoute);
  const { vehicles, searches } = view;
  return (
    <>
      <section css={styles.section} aria-labelledby="alert-kinds">
        <h2 id="alert-kinds">{say('alerts.kinds')}</h2>
        <ActionForm
          label={say('alerts.kinds')}
          step="change"
          fields={kindFields(say)}
          rules={kindFaults}
          initial={kindValues(view)}
          submitLabel={say('save')}
        />
      </section>
      {vehicles.length > 0 && (
        <section css={styles.section} aria-labelledby="alert-vehicles">
          <h2 id="alert-vehicles">{say('alerts.vehicles')}</h2>
          <ul css={styles.list}>
            {vehicles.map(({ id, title = say('goneVehicle'), slug }) => (
              <Item key={id} step="remove-vehicle" id={id} name={title}>
                {slug === undefined ? (
                  say('alerts.notShown', { title })
                ) : (
                  <a href={site.href(vehicleRoute, { slug })}>{title}</a>
                )}
              </Item>
            ))}
          </ul>
        </section>
      )}
      {searches.length > 0 && (
        <section css={styles.section} aria-labelledby="alert-searches">
          <h2 id="alert-searches">{say('alerts.searches')}</h2>
          <ul css={styles.list}>
            {searches.map(({ id, href, text }) => (
              <Item key={id} step="remove-search" id={id} name={text}>
                <a href={href}>{text}</a>
              </Item>
            ))}
          </ul>
        </section>
      )}
      <form method="post" css={[styles.section, styles.form]} aria-label={say('alerts.stopAll')}>
        <input type="hidden" name="step" value="stop" />
        <p css={styles.muted}>{view.is_account ? say('alerts.stopAccountText') : say('alerts.stopText')}</p>
        <Button type="submit" variant="outline">
          {say('alerts.stopAll')}
        </Button>
      </form>
      {view.is_account && garage && (
        <p>
          <ButtonLink href={garage} variant="outline">
            {say('alerts.toGarage')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

interface ItemProps {
  readonly step: string;
  readonly id: string;
  readonly name: string;
  readonly children: React.ReactNode;
}

function Item({ step, id, name, children }: ItemProps) {
  const say = useWords(garageWords);
  return (
    <li css={styles.withButton}>
      <span>{children}</span>
      <form method="post">
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          css={toggles.buttonLooks.picture}
          aria-label={say('removeNamed', { name })}
          title={say('remove')}
        >
          <Icon name="close" size={22} />
        </button>
      </form>
    </li>
  );
}
