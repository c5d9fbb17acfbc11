import { useActionData, useLoaderData } from 'react-router-dom';
import type { FormAnswer } from '@forecourt/action-form';
import { homeRoute, reserveRoute, successPlaceSlot, vehicleRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useSection, useWords } from '@forecourt/composition';
import { checkoutSection, heldSteps, isLive, placeZone, checkoutDomainWords } from '@forecourt/checkout/domain';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, Container } from '@forecourt/ui-kit';
import { vehicleTitle } from '@forecourt/vehicle';
import { UnavailableNotice } from '../components/UnavailableNotice.js';
import { OwnReservation } from '../components/OwnReservation.js';
import { DepositTerms } from '../components/DepositTerms.js';
import { OrderedSteps } from '../components/OrderedSteps.js';
import { ReservedVehicle } from '../components/ReservedVehicle.js';
import { ReserveForm } from '../components/ReserveForm.js';
import * as styles from '../components/reserve.styles.js';
import type { ReserveData } from './reserveLoader.js';
import { checkoutWords } from '../words/checkoutWords.js';

/** Reserving a vehicle with a deposit, and the state of the shopper's own reservation (BUY-01). */
export function Component() {
  const say = useWords(checkoutWords);
  const { offer, own, now } = useLoaderData<ReserveData>();
  const refused = useActionData<FormAnswer>();
  const config = useSection(checkoutSection);
  const sayHold = useWords(checkoutDomainWords);
  const { title = sayHold('reserve.title'), intro = sayHold('reserve.intro') } = config;
  const site = useSection(siteSection);
  const slug = own?.vehicle_slug ?? offer?.vehicle.slug ?? '-';
  const home = useRouteHref(homeRoute);
  const page = useRouteHref(vehicleRoute, { slug });
  const here = useRouteHref(reserveRoute, { slug }) ?? '';
  const vehicle = offer?.vehicle;
  const name = vehicle ? vehicleTitle(vehicle) : own?.vehicle_name;
  const zone = placeZone(site, vehicle?.location?.slug);
  const deposit = own && isLive(own.state) ? own.deposit_cents : (offer?.deposit_cents ?? own?.deposit_cents);
  const nextSteps = own ? heldSteps(config.nextSteps, { deposit: own.deposit_cents, config }, sayHold) : [];
  const isOpen = offer?.state === 'open' && !(own && isLive(own.state));
  const isElsewhere = offer && !isOpen && offer.state !== 'open' && !(own && isLive(own.state));
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs
          trail={[
            { name: say('home'), ...(home ? { href: home } : {}) },
            ...(name ? [{ name, ...(page && vehicle ? { href: page } : {}) }] : []),
            { name: title },
          ]}
        />
        <header>
          <h1>{title}</h1>
          {intro && isOpen && !own && <p>{intro}</p>}
        </header>
        <div css={styles.columns}>
          {vehicle && <ReservedVehicle vehicle={vehicle} href={page} now={now} />}
          <div css={styles.stack} data-step="">
            {own && (
              <OwnReservation
                own={own}
                zone={zone}
                place={vehicle?.location?.slug}
                href={`${here}?reservation=${own.token}`}
                problem={isOpen ? undefined : refused?.message}
              />
            )}
            {own?.state === 'held' && nextSteps.length > 0 && (
              <section css={styles.box} aria-labelledby="reserve-next">
                <h2 id="reserve-next">{say('whatNext')}</h2>
                <OrderedSteps steps={nextSteps} />
              </section>
            )}
            {isOpen && offer && (
              <section css={styles.box} aria-labelledby="reserve-details">
                <h2 id="reserve-details">{own ? say('reserve.again') : say('yourDetails')}</h2>
                <ReserveForm
                  slug={slug}
                  deposit={offer.deposit_cents}
                  formKey={offer.key}
                  initial={own ? { name: own.name, email: own.email } : {}}
                  back={page}
                />
              </section>
            )}
            {isElsewhere && offer.state !== 'open' && (
              <UnavailableNotice
                state={offer.state}
                freeAt={offer.free_at}
                zone={zone}
                href={page}
                make={offer.vehicle.make}
              />
            )}
            {!offer && !own && (
              <Alert tone="destructive">
                <p>
                  {say('reserve.unread')} <a href={here}>{say('tryAgain')}</a>
                </p>
              </Alert>
            )}
          </div>
          <div css={styles.stack}>
            {own && isLive(own.state) && vehicle?.location && (
              <Slot slot={successPlaceSlot} with={{ place: vehicle.location.slug, counter: 'sales' }} />
            )}
            {deposit !== undefined && !isElsewhere && (
              <DepositTerms deposit={deposit} carType={vehicle?.car_type} isPaid={own?.state === 'held'} />
            )}
          </div>
        </div>
      </div>
    </Container>
  );
}
