import { myGarageRoute, vehicleRoute } from '@forecourt/contracts';
import type { AlertsView } from '@forecourt/contracts/api';
import { useRouteHref, useSite } from '@forecourt/composition';
import { Button, ButtonLink, Checkbox, Icon } from '@forecourt/ui-kit';
import { EveryField } from './AlertFields.js';
import * as styles from './account.styles.js';
import * as toggles from './toggles.styles.js';

/**
 * The messages that the holder of a link gets, with forms to change and stop them. All forms work without script.
 */
export function OwnAlerts({ view }: { readonly view: AlertsView }) {
  const site = useSite();
  const garage = useRouteHref(myGarageRoute);
  const { vehicles, searches } = view;
  return (
    <>
      <section css={styles.section} aria-labelledby="alert-kinds">
        <h2 id="alert-kinds">What we tell you</h2>
        <form method="post" css={styles.form} aria-label="What we tell you">
          <input type="hidden" name="step" value="change" />
          <Checkbox name="tells_prices" label="Lower prices and sales of saved vehicles" defaultChecked={view.prices} />
          <Checkbox name="tells_matches" label="New matches of saved searches" defaultChecked={view.matches} />
          <EveryField every={view.every} />
          <Button type="submit" variant="outline">
            Save
          </Button>
        </form>
        <form method="post" css={styles.form} aria-label="Stop all messages">
          <input type="hidden" name="step" value="stop" />
          <p css={styles.muted}>
            {view.is_account
              ? 'Once you stop them, your account still keeps what you saved.'
              : 'Once you stop them, we forget your address with what is listed here.'}
          </p>
          <Button type="submit">Stop all messages</Button>
        </form>
      </section>
      {vehicles.length > 0 && (
        <section css={styles.section} aria-labelledby="alert-vehicles">
          <h2 id="alert-vehicles">Vehicles</h2>
          <ul css={styles.list}>
            {vehicles.map(({ id, title = 'A vehicle that is gone', slug }) => (
              <Item key={id} step="remove-vehicle" id={id} name={title}>
                {slug === undefined ? (
                  `${title} (no longer shown)`
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
          <h2 id="alert-searches">Searches</h2>
          <ul css={styles.list}>
            {searches.map(({ id, href, text }) => (
              <Item key={id} step="remove-search" id={id} name={text}>
                <a href={href}>{text}</a>
              </Item>
            ))}
          </ul>
        </section>
      )}
      {view.is_account && garage && (
        <p>
          <ButtonLink href={garage} variant="outline">
            See all that you saved in your garage
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
  return (
    <li css={styles.withButton}>
      <span>{children}</span>
      <form method="post">
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="id" value={id} />
        <button type="submit" css={toggles.buttonLooks.picture} aria-label={`Remove ${name}`} title="Remove">
          <Icon name="close" size={22} />
        </button>
      </form>
    </li>
  );
}
