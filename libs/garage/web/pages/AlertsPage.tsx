import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { emptyGarageSlot, garageRoute, homeRoute, listingRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useWords } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { Alert, Breadcrumbs, Button, ButtonLink, Container, onlyWithScript, useHasScript } from '@forecourt/ui-kit';
import { AskForm } from '../components/AskForm.js';
import { CarriedItems } from '../components/CarriedItems.js';
import { DeviceAlerts } from '../components/DeviceAlerts.js';
import { OwnAlerts } from '../components/OwnAlerts.js';
import * as styles from '../components/account.styles.js';
import { ofDevice } from '../components/pages.styles.js';
import { alertsDone } from '../rules/alertForm.js';
import { selectFavourites } from '../state/garageSlice.js';
import type { GarageKey } from '../rules/words.js';
import type { AlertsStep } from './alertsAction.js';
import type { AlertsData } from './alertsLoader.js';
import { garageWords } from '../words/garageWords.js';

const TITLES: ReadonlyMap<AlertsData['mode'], GarageKey> = new Map([
  ['confirm', 'alerts.confirmTitle'],
  ['unknown', 'alerts.unknownTitle'],
]);

/** Messages without an account: requested, confirmed, changed and stopped, with or without script (SAVE-07). */
export function Component() {
  const say = useWords(garageWords);
  const found = useLoaderData<AlertsData>();
  const said = useActionData<AlertsStep>();
  const { search } = useLocation();
  const done = alertsDone(new URLSearchParams(search).get('done'), say);
  const home = useRouteHref(homeRoute);
  const isOver = done !== undefined && !said;
  const isOfDevice =
    found.mode === 'ask' && !isOver && itemsOf(found, said?.step === 'ask' ? said.items : undefined) === 0;
  // these forms say it themselves; one that named nothing is not shown again
  const isGeneral = said?.message && said.step !== 'change' && (said.step !== 'ask' || isOfDevice);
  return (
    <Container>
      <div css={isOfDevice ? [styles.wide, ofDevice] : styles.signIn}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('alerts.title') }]} />
        <h1>{say(TITLES.get(found.mode) ?? 'alerts.title')}</h1>
        {isOver && found.mode !== 'unknown' && (
          <Alert tone="success">
            <p>{done}</p>
          </Alert>
        )}
        {isGeneral && (
          <Alert tone="destructive">
            <p>{said.message}</p>
          </Alert>
        )}
        {found.mode === 'ask' && (isOver ? <Onward /> : <Ask found={found} said={said} />)}
        {found.mode === 'confirm' && (
          <section css={styles.section} aria-label={say('alerts.confirm')}>
            <form method="post" css={styles.form} aria-label={say('alerts.confirm')}>
              <input type="hidden" name="step" value="confirm" />
              <p>{say('alerts.confirmText')}</p>
              <Button type="submit">{say('alerts.confirm')}</Button>
            </form>
          </section>
        )}
        {found.mode === 'own' && found.view && <OwnAlerts view={found.view} />}
        {found.mode === 'unknown' && (
          <>
            <Alert tone="warning">
              <p>{say('alerts.unknown')}</p>
            </Alert>
            <Onward />
          </>
        )}
        {found.mode === 'failed' && (
          <Alert tone="destructive">
            <p>{say('alerts.failed')}</p>
          </Alert>
        )}
      </div>
    </Container>
  );
}

/** How many vehicles and searches the address or the form names; none where it is about what the device keeps. */
const itemsOf = ({ vehicle, search }: AlertsData, values: AlertsStep['items']): number =>
  (values?.vehicleIds.length ?? (vehicle ? 1 : 0)) + (values?.searches.length ?? (search ? 1 : 0));

function Ask({ found, said }: { readonly found: AlertsData; readonly said: AlertsStep | undefined }) {
  const say = useWords(garageWords);
  const { vehicle, search } = found;
  const carried = said?.step === 'ask' ? said.items : undefined;
  if (itemsOf(found, carried) === 0) return <AskOfDevice />;
  const vehicleIds = carried?.vehicleIds ?? (vehicle ? [vehicle.id] : []);
  const searches = carried?.searches ?? (search ? [search] : []);
  const words = [
    ...(vehicle && !carried
      ? [vehicle.title]
      : vehicleIds.length > 0
        ? [say('alerts.savedVehicles', { count: vehicleIds.length })]
        : []),
    ...searches.map(({ text }) => text),
  ];
  return (
    <section css={styles.section} aria-label={say('yourAddress')}>
      <AskForm label={say('yourAddress')}>
        <p>{say('alerts.about')}</p>
        <ul css={styles.about}>
          {words.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <CarriedItems vehicleIds={vehicleIds} searches={searches} />
      </AskForm>
    </section>
  );
}

/** An address that names nothing is about what this device keeps: it says empty only once the browser has looked. */
function AskOfDevice() {
  const say = useWords(garageWords);
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
        {say('alerts.looking')}
      </p>
      <noscript>
        <NothingSaved />
      </noscript>
    </>
  );
}

function NothingSaved() {
  const say = useWords(garageWords);
  return (
    <div css={styles.apart}>
      <section css={[styles.section, styles.narrow]} aria-label={say('nothingSaved')}>
        <p>{say('alerts.saveFirst')}</p>
        <Onward />
      </section>
      <Slot slot={emptyGarageSlot} with={{}} />
    </div>
  );
}

function Onward() {
  const say = useWords(garageWords);
  const garage = useRouteHref(garageRoute);
  const listing = useRouteHref(listingRoute);
  return (
    <div css={styles.row}>
      {listing && <ButtonLink href={listing}>{say('seeStock')}</ButtonLink>}
      {garage && (
        <ButtonLink href={garage} variant="outline">
          {say('saved.title')}
        </ButtonLink>
      )}
    </div>
  );
}
