import { useState } from 'react';
import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';
import { homeRoute, purchaseRoute, reserveRoute, successPlaceSlot, vehicleRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useSection, useWords } from '@forecourt/composition';
import {
  isLive,
  isSavedStep,
  placeZone,
  PURCHASE_STEPS,
  purchaseSection,
  type PurchaseStep,
  checkoutDomainWords,
} from '@forecourt/checkout/domain';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, ButtonLink, Container, JourneySteps } from '@forecourt/ui-kit';
import { vehicleTitle } from '@forecourt/vehicle';
import { UnavailableNotice } from '../../components/UnavailableNotice.js';
import { OwnReservation } from '../../components/OwnReservation.js';
import { DepositTerms } from '../../components/DepositTerms.js';
import { Amounts, BalanceNow } from '../../components/purchase/Amounts.js';
import { DetailsStep } from '../../components/purchase/DetailsStep.js';
import { Done } from '../../components/purchase/Done.js';
import { HandoverStep } from '../../components/purchase/HandoverStep.js';
import { NoVehicle } from '../../components/purchase/NoVehicle.js';
import { PaymentStep } from '../../components/purchase/PaymentStep.js';
import { SummaryStep } from '../../components/purchase/SummaryStep.js';
import { TradeInStep } from '../../components/purchase/TradeInStep.js';
import { VehicleStep } from '../../components/purchase/VehicleStep.js';
import { ReservedVehicle } from '../../components/ReservedVehicle.js';
import * as purchase from '../../components/purchase/purchase.styles.js';
import type { StepProps } from '../../components/purchase/stepProps.js';
import * as styles from '../../components/reserve.styles.js';
import { filledTexts, STEP_TITLES, type StepRefusal, type Typed } from '../../rules/purchase/purchaseForm.js';
import { purchaseHref } from '../../rules/purchase/purchaseHref.js';
import { amountsNow } from '../../rules/purchase/amountsNow.js';
import { stepValues } from '../../rules/purchase/stepValues.js';
import type { PurchaseData } from './purchaseLoader.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Buying a vehicle online, step by step, and the state of the deposit (BUY-03). */
export function Component() {
  const say = useWords(checkoutWords);
  const { slug, view, own, lack, now, ...loaded } = useLoaderData<PurchaseData>();
  const refused = useActionData<StepRefusal>();
  const sayHold = useWords(checkoutDomainWords);
  const { title = sayHold('purchase.title'), intro = sayHold('purchase.intro') } = useSection(purchaseSection);
  const site = useSection(siteSection);
  const home = useRouteHref(homeRoute);
  const page = useRouteHref(vehicleRoute, { slug: slug || '-' });
  const path = useRouteHref(purchaseRoute) ?? '';
  const reserve = useRouteHref(reserveRoute, { slug: slug || '-' });
  const vehicle = view?.vehicle;
  const name = vehicle ? vehicleTitle(vehicle) : own?.vehicle_name;
  const zone = placeZone(site, vehicle?.location?.slug);
  const isBegun = own !== undefined && isLive(own.state);
  const [query] = useSearchParams();
  // after a cancellation the steps come back on request alone; an unpaid deposit is tried again at once
  const isOver = own !== undefined && !isBegun && own.state !== 'payment-failed';
  const isOpen = view?.state === 'open' && !isBegun && (!isOver || query.has('step'));
  const step = refused?.step ?? loaded.step;
  const values = (refused?.step === step ? refused.values : undefined) ?? begunWith(step, view);
  const [held, setHeld] = useState<{ readonly step: PurchaseStep; readonly typed: Typed }>();
  const typed = held?.step === step ? held.typed : values;
  const amounts = view && amountsNow(view, { step, typed }, site.deliveryZones, sayHold);
  const isSaved = isOpen && isSavedStep(step);
  const hrefOf = (to: PurchaseStep) => purchaseHref(path, slug, { step: to });
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
          {intro && isOpen && step === 'vehicle' && <p>{intro}</p>}
        </header>
        {isOpen && (
          <JourneySteps
            steps={PURCHASE_STEPS.map((id) => ({ id, title: say(STEP_TITLES[id]), href: hrefOf(id) }))}
            current={step}
          />
        )}
        <div css={styles.columns}>
          {vehicle && (
            <ReservedVehicle vehicle={vehicle} href={page} now={now}>
              {amounts && isSaved && <BalanceNow lines={amounts.lines} href="#purchase-amounts" />}
            </ReservedVehicle>
          )}
          <div css={styles.stack} data-step="">
            {own && !(isOver && isOpen) && (
              <OwnReservation
                own={own}
                zone={zone}
                place={vehicle?.location?.slug}
                href={purchaseHref(path, slug, { token: own.token })}
                problem={isOpen ? undefined : refused?.message}
              >
                {isOver && view?.state === 'open' && (
                  <div css={styles.acts}>
                    <ButtonLink href={hrefOf('summary')} variant="outline" rel="nofollow">
                      {say('purchase.again')}
                    </ButtonLink>
                  </div>
                )}
              </OwnReservation>
            )}
            {own && isBegun && view && <Done {...{ slug, view, own, now }} />}
            {isOpen && amounts && (
              <Step
                {...{ slug, view, now, step, hrefOf, values, amounts }}
                back={page}
                onChange={(next) => setHeld({ step, typed: filledTexts(next) })}
              />
            )}
            {view && view.state !== 'open' && !isBegun && (
              <UnavailableNotice
                state={view.state}
                doing="buy"
                freeAt={view.free_at}
                why={view.why}
                reserve={reserve}
                zone={zone}
                href={page}
                make={view.vehicle.make}
              />
            )}
            {lack && !own && <NoVehicle lack={lack} />}
            {!view && !own && !lack && (
              <Alert tone="destructive">
                <p>
                  {say('purchase.unread')} <a href={purchaseHref(path, slug)}>{say('tryAgain')}</a>
                </p>
              </Alert>
            )}
          </div>
          {amounts && isSaved && (
            <section css={[styles.box, purchase.sum]} aria-labelledby="purchase-amounts">
              <h2 id="purchase-amounts">{say('amounts.title')}</h2>
              <Amounts lines={amounts.lines} type={view.vehicle.price_type} shares={amounts.shares} />
            </section>
          )}
          {view && (isOpen || isBegun) && (
            <div css={styles.stack}>
              {isBegun && view.vehicle.location && (
                <Slot slot={successPlaceSlot} with={{ place: view.vehicle.location.slug, counter: 'sales' }} />
              )}
              <DepositTerms
                deposit={own?.deposit_cents ?? view.deposit_cents}
                carType={vehicle?.car_type}
                isPaid={own?.state === 'held'}
                isShort={isSaved}
              />
            </div>
          )}
        </div>
      </div>
    </Container>
  );
}

const begunWith = (step: PurchaseStep, view: PurchaseData['view']): Typed =>
  view && isSavedStep(step) ? stepValues(step, view) : {};

interface StepsProps extends Omit<StepProps, 'action'> {
  step: PurchaseStep;
  hrefOf: (step: PurchaseStep) => string;
  back: string | undefined;
}

function Step({ step, hrefOf, back, ...rest }: StepsProps) {
  const { view } = rest;
  const props = { ...rest, action: hrefOf(step) };
  switch (step) {
    case 'vehicle':
      return <VehicleStep view={view} href={hrefOf('details')} back={back} />;
    case 'details':
      return <DetailsStep {...props} />;
    case 'trade-in':
      return <TradeInStep {...props} />;
    case 'payment':
      return <PaymentStep {...props} />;
    case 'handover':
      return <HandoverStep {...props} />;
    case 'summary':
      return <SummaryStep {...props} hrefOf={hrefOf} />;
  }
}
