import { Part, useSection, useWords } from '@forecourt/composition';
import type { RefusedFile, TradeInPage } from '@forecourt/enquiry';
import type { TradeInState } from '@forecourt/enquiry/schema';
import { siteSection } from '@forecourt/site-config';
import { Alert, Button, faultsOf, FaultSummary, JourneySteps } from '@forecourt/ui-kit';
import { formatDollars, formatKilometres } from '@forecourt/vehicle';
import { journeySteps } from '../../rules/tradeIn/journeySteps.js';
import { byHandWords } from '../../rules/tradeIn/outlook.js';
import type { OfferAnswer } from '../../rules/tradeIn/tradeInAnswers.js';
import { labelOf, stepsOf, type Step } from '../../rules/tradeIn/tradeInValues.js';
import { loadOtherAnswers, loadTradeInPhotos } from '../../parts.js';
import { useForms } from '../useForms.js';
import * as styles from './tradeIn.styles.js';
import { formsWords } from '../../words/formsWords.js';

export interface TradeInOfferProps {
  request: TradeInState;
  page: TradeInPage;
  path: string;
  /** Year at the dealer's place. */
  thisYear: number;
  /** Photos that were not kept when their form sent itself. */
  refusedPhotos?: readonly RefusedFile[] | undefined;
  /** Why the last answer was refused. */
  refused?: OfferAnswer | undefined;
}

/** What the car may be worth, and what the shopper says to it (TRD-03): one press, which needs no script. */
export function TradeInOffer({ request, page, path, thisYear, refusedPhotos, refused }: TradeInOfferProps) {
  const say = useWords(formsWords);
  const forms = useForms();
  const { lead_id: lead, decision, estimate } = request;
  const options = { tradeInQuestions: forms.tradeInQuestions };
  const isOfAnswers = refused?.step === 'adjust';
  return (
    <section css={styles.box} aria-labelledby="estimate">
      <JourneySteps<Step | 'estimate'> steps={journeySteps(stepsOf(options), say)} current="estimate" />
      <Estimate estimate={estimate} />
      {!isOfAnswers && (
        <FaultSummary
          message={refused?.message}
          faults={faultsOf(refused?.errors ?? {}, (field) => labelOf(field, options, say))}
        />
      )}
      <Car request={request} />
      {decision === 'accepted' && <Alert tone="success">{say('estimate.accepted')}</Alert>}
      {decision === 'person' && <Alert tone="success">{say('estimate.person')}</Alert>}
      {decision === undefined && (
        <form css={styles.form} method="post" action={path} aria-label={say('estimate.answer')}>
          <input type="hidden" name="lead" value={lead} />
          {estimate.state === 'estimate' && (
            <Button type="submit" name="intent" value="accept" isWide>
              {say('estimate.accept')}
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
            {say(estimate.state === 'estimate' ? 'estimate.talkFirst' : 'estimate.callMe')}
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
        <details css={styles.change} open={isOfAnswers || undefined}>
          <summary>{say('estimate.change')}</summary>
          <Part
            id="forms/other-answers"
            load={loadOtherAnswers}
            hydrate="interaction"
            props={{ lead, path, thisYear, answers: request.adjustmentAnswers }}
          />
        </details>
      )}
    </section>
  );
}

function Estimate({ estimate }: Pick<TradeInState, 'estimate'>) {
  const say = useWords(formsWords);
  const limits = useForms();
  const { name: dealer } = useSection(siteSection);
  if (estimate.state === 'estimate') {
    const { low, middle, high, comparables, confidence, years } = estimate;
    return (
      <>
        <h2 id="estimate">{say('estimate.title')}</h2>
        <p css={styles.amount}>
          {formatDollars(low)} – {formatDollars(high)}
        </p>
        <p>
          {say('estimate.middle', {
            middle: formatDollars(middle),
            comparables,
            confidence: Math.round(confidence * 100),
          })}
        </p>
        {years && <p>{say('estimate.years', { from: years.from, to: years.to })}</p>}
        <p css={styles.note}>{say('estimate.note', { dealer })}</p>
      </>
    );
  }
  return (
    <>
      <h2 id="estimate">{say('byHand.title')}</h2>
      <p>{byHandWords(estimate.reason, limits, say)}</p>
      <p css={styles.note}>{say('byHand.note', { dealer })}</p>
    </>
  );
}

function Car({ request: { car } }: Pick<TradeInOfferProps, 'request'>) {
  const say = useWords(formsWords);
  const facts: [string, string][] = [
    [say('fact.car'), `${car.year} ${car.make} ${car.model}`],
    [say('fact.odometer'), formatKilometres(car.kms, say.language)],
    ...(car.rego ? [[say('label.rego'), [car.rego, car.regoState].filter(Boolean).join(' ')] as [string, string]] : []),
    ...(car.owing === undefined ? [] : [[say('fact.owed'), formatDollars(car.owing)] as [string, string]]),
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
