import { Part, useSection } from '@forecourt/composition';
import type { RefusedFile, TradeInPage } from '@forecourt/enquiry';
import type { TradeInState } from '@forecourt/enquiry/schema';
import { siteSection } from '@forecourt/site-config';
import { Alert, Button, faultsOf, FaultSummary, JourneySteps } from '@forecourt/ui-kit';
import { formatDollars, formatKilometres } from '@forecourt/vehicle';
import { journeySteps } from '../../domain/tradeIn/journeySteps.js';
import { byHandWords } from '../../domain/tradeIn/outlook.js';
import { answerField, labelOf, stepsOf, type Step, type TradeInErrors } from '../../domain/tradeIn/tradeInValues.js';
import { loadTradeInPhotos } from '../../parts.js';
import { formsSection } from '../../section.js';
import { Questions } from './Questions.js';
import * as styles from './tradeIn.styles.js';

export interface TradeInOfferProps {
  request: TradeInState;
  page: TradeInPage;
  path: string;
  /** Photos that were not kept when their form sent itself. */
  refusedPhotos?: readonly RefusedFile[] | undefined;
  /** Why the last answer was refused. */
  refused?: { errors?: TradeInErrors | undefined; formError?: string | undefined } | undefined;
}

/** What the car may be worth, and what the shopper says to it (TRD-03). Plain forms: they need no script. */
export function TradeInOffer({ request, page, path, refusedPhotos, refused }: TradeInOfferProps) {
  const forms = useSection(formsSection);
  const { lead_id: lead, decision, estimate } = request;
  const options = { tradeInQuestions: forms.tradeInQuestions };
  const hidden = <input type="hidden" name="lead" value={lead} />;
  return (
    <section css={styles.box} aria-labelledby="estimate">
      <JourneySteps<Step | 'estimate'> steps={journeySteps(stepsOf(options))} current="estimate" />
      <Estimate estimate={estimate} />
      <FaultSummary
        message={refused?.formError}
        faults={faultsOf(refused?.errors ?? {}, (field) => labelOf(field, options))}
      />
      <Car request={request} />
      {decision === 'accepted' && (
        <Alert tone="success">You accepted this estimate. We call you to arrange a look at your car.</Alert>
      )}
      {decision === 'person' && <Alert tone="success">A person values your car and calls you.</Alert>}
      {decision === undefined && (
        <form css={styles.form} method="post" action={path} aria-label="Your answer">
          {hidden}
          {estimate.state === 'estimate' && (
            <Button type="submit" name="intent" value="accept" isWide>
              Accept this estimate
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="person"
            isWide
            variant={estimate.state === 'estimate' ? 'outline' : 'solid'}
          >
            {' '}
            {estimate.state === 'estimate' ? 'Talk to a person first' : 'Please call me about it'}
          </Button>
        </form>
      )}
      {forms.tradeInPhotos > 0 && (
        <Part
          id="forms/trade-in-photos"
          load={loadTradeInPhotos}
          hydrate="interaction"
          props={{ lead, page, path, photos: request.photos, ...(refusedPhotos ? { refused: refusedPhotos } : {}) }}
        />
      )}
      {decision !== 'accepted' && forms.tradeInQuestions.length > 0 && (
        <details css={styles.change}>
          <summary>Change what you said about your car</summary>
          <form method="post" action={path} aria-label="Change your answers">
            {hidden}
            <Questions
              questions={forms.tradeInQuestions}
              values={Object.fromEntries(
                Object.entries(request.adjustmentAnswers).map(([id, value]) => [answerField(id), value]),
              )}
              errors={{}}
            />
            <Button type="submit" name="intent" value="adjust" variant="outline">
              Work it out again
            </Button>
          </form>
        </details>
      )}
    </section>
  );
}

function Estimate({ estimate }: Pick<TradeInState, 'estimate'>) {
  const limits = useSection(formsSection);
  const { name } = useSection(siteSection);
  if (estimate.state === 'estimate') {
    const { low, middle, high, comparables, confidence, years } = estimate;
    return (
      <>
        <h2 id="estimate">Your car may be worth</h2>
        <p css={styles.amount}>
          {formatDollars(low)} – {formatDollars(high)}
        </p>
        <p>
          Middle of the range {formatDollars(middle)}. Worked out from {comparables} comparable vehicles that are for
          sale now and from your answers; confidence {Math.round(confidence * 100)}%.
        </p>
        {years && (
          <p>
            Few cars of your year are for sale, so the estimate also counts those of {years.from} to {years.to}, and its
            range is wider.
          </p>
        )}
        <p css={styles.note}>
          An estimate, not a contract: {name} settles the price when your car has been seen. Advertised prices are not
          sale prices.
        </p>
      </>
    );
  }
  return (
    <>
      <h2 id="estimate">We value your car by hand</h2>
      <p>{byHandWords(estimate.reason, limits)}</p>
      <p css={styles.note}>Your details have reached {name}. Tell us if you would like a call about it.</p>
    </>
  );
}

function Car({ request: { car } }: Pick<TradeInOfferProps, 'request'>) {
  const facts: [string, string][] = [
    ['Car', `${car.year} ${car.make} ${car.model}`],
    ['Odometer', formatKilometres(car.kms)],
    ...(car.rego ? [['Rego', [car.rego, car.regoState].filter(Boolean).join(' ')] as [string, string]] : []),
    ...(car.owing === undefined ? [] : [['Still owed', formatDollars(car.owing)] as [string, string]]),
  ];
  return (
    <dl css={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
