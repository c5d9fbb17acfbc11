import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { emptyGarageSlot, garageRoute, homeRoute, listingRoute } from '@forecourt/contracts';
import { Slot, useRouteHref } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { Alert, Breadcrumbs, Button, ButtonLink, Container, onlyWithScript, useHasScript } from '@forecourt/ui-kit';
import { AlertFields, CarriedItems } from '../components/AlertFields.js';
import { DeviceAlerts } from '../components/DeviceAlerts.js';
import { OwnAlerts } from '../components/OwnAlerts.js';
import * as styles from '../components/account.styles.js';
import { alertsDone } from '../domain/alertForm.js';
import { selectFavourites } from '../state/garageSlice.js';
import type { AlertsStep } from './alertsAction.js';
import type { AlertsData } from './alertsLoader.js';

const TITLE = 'Price drops and new matches';

/** Messages without an account: requested, confirmed, changed and stopped, with or without script (SAVE-07). */
export function Component() {
  const found = useLoaderData<AlertsData>();
  const said = useActionData<AlertsStep>();
  const { search } = useLocation();
  const done = alertsDone(new URLSearchParams(search).get('done'));
  const home = useRouteHref(homeRoute);
  const hasNoField = said !== undefined && said.errors['email'] === undefined && said.errors['agreed'] === undefined;
  return (
    <Container>
      <div css={styles.signIn}>
        <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: TITLE }]} />
        <h1>{TITLE}</h1>
        {!said && done && (
          <Alert tone="success">
            <p>{done}</p>
          </Alert>
        )}
        {hasNoField && said.message !== '' && (
          <Alert tone="destructive">
            <p>{said.message}</p>
          </Alert>
        )}
        {found.mode === 'ask' && !(done && !said) && <Ask found={found} said={said} />}
        {found.mode === 'ask' && done && !said && <Onward />}
        {found.mode === 'confirm' && (
          <section css={styles.section} aria-label="Confirm">
            <form method="post" css={styles.form} aria-label="Confirm">
              <input type="hidden" name="step" value="confirm" />
              <p>Confirm, and we will email you when something changes. You can stop at any time.</p>
              <Button type="submit">Confirm</Button>
            </form>
          </section>
        )}
        {found.mode === 'own' && found.view && <OwnAlerts view={found.view} />}
        {found.mode === 'unknown' && (
          <Alert tone="warning">
            <p>
              No alerts belong to this link. They were stopped already, or part of the link is missing. You will get no
              messages because of it.
            </p>
          </Alert>
        )}
        {found.mode === 'failed' && (
          <Alert tone="destructive">
            <p>We could not load your alerts just now. Nothing has changed; please load this page again.</p>
          </Alert>
        )}
      </div>
    </Container>
  );
}

function Ask({ found, said }: { readonly found: AlertsData; readonly said: AlertsStep | undefined }) {
  const { vehicle, search } = found;
  const values = said?.step === 'ask' ? said.values : undefined;
  const vehicleIds = values?.vehicleIds ?? (vehicle ? [vehicle.id] : []);
  const searches = values?.searches ?? (search ? [search] : []);
  if (vehicleIds.length + searches.length === 0) return <AskOfDevice />;
  const words = [
    ...(vehicle && !values ? [vehicle.title] : vehicleIds.length > 0 ? [`${vehicleIds.length} saved vehicles`] : []),
    ...searches.map(({ text }) => text),
  ];
  return (
    <section css={styles.section} aria-label="Your address">
      <form method="post" css={styles.form} aria-label="Your address">
        <p>We will email you about</p>
        <ul css={styles.list}>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <AlertFields values={values} errors={said?.errors}>
          <CarriedItems vehicleIds={vehicleIds} searches={searches} />
        </AlertFields>
        <Button type="submit">Send me a link</Button>
      </form>
    </section>
  );
}

/** An address that names nothing is about what this device keeps: it says empty only once the browser has looked. */
function AskOfDevice() {
  const hasScript = useHasScript();
  const saved = useAppSelector(selectFavourites);
  if (hasScript)
    return (
      <DeviceAlerts vehicleIds={saved.map(({ id }) => id)}>
        <NothingSaved />
      </DeviceAlerts>
    );
  return (
    <>
      <p css={onlyWithScript} role="status">
        Looking for what this device saved …
      </p>
      <noscript>
        <NothingSaved />
      </noscript>
    </>
  );
}

function NothingSaved() {
  return (
    <>
      <section css={styles.section} aria-label="Nothing saved yet">
        <p>Save a vehicle or a search first: then we can tell you when it changes.</p>
        <Onward />
      </section>
      <Slot slot={emptyGarageSlot} with={{}} />
    </>
  );
}

function Onward() {
  const garage = useRouteHref(garageRoute);
  const listing = useRouteHref(listingRoute);
  return (
    <div css={styles.row}>
      {listing && <ButtonLink href={listing}>See our stock</ButtonLink>}
      {garage && (
        <ButtonLink href={garage} variant="outline">
          Saved vehicles
        </ButtonLink>
      )}
    </div>
  );
}
