import { opensBeside } from '@forecourt/contracts';
import { useSection, useWords } from '@forecourt/composition';
import {
  centsText,
  checkoutSection,
  refundPromise,
  checkoutDomainWords,
  reserveSteps,
  returnPoints,
} from '@forecourt/checkout/domain';
import type { Vehicle } from '@forecourt/vehicle';
import { OrderedSteps } from './OrderedSteps.js';
import { PaymentMarks } from './PaymentMarks.js';
import * as styles from './reserve.styles.js';
import { checkoutWords } from '../words/checkoutWords.js';

export interface DepositTermsProps {
  /** Whole cents. */
  deposit: number;
  carType: Vehicle['car_type'] | undefined;
  /** Leaves out how to pay it. */
  isPaid?: boolean;
  /** Says in short what happens to it: where the shopper has read the steps before. */
  isShort?: boolean;
}

/** What the deposit is, what happens to it, and what else the dealer promises (BUY-05). */
export function DepositTerms({ deposit, carType, isPaid = false, isShort = false }: DepositTermsProps) {
  const say = useWords(checkoutWords);
  const config = useSection(checkoutSection);
  const { returnPolicy, moneyBack, marks, explainer } = config;
  const sayHold = useWords(checkoutDomainWords);
  const steps = reserveSteps(config.steps, { deposit, config }, sayHold);
  const isFor = ({ isShown, carTypes }: { isShown: boolean; carTypes: readonly string[] }) =>
    isShown && carType !== undefined && carTypes.includes(carType);
  return (
    <section css={styles.box} aria-labelledby="reserve-how">
      <h2 id="reserve-how">{isPaid || isShort ? say('deposit.paid') : say('deposit.how')}</h2>
      <p css={styles.amount}>
        <span>{say('deposit')}</span> <strong>{centsText(deposit)}</strong>
      </p>
      {!isPaid && !isShort && steps.length > 0 && <OrderedSteps steps={steps} />}
      <p>{refundPromise(config.refundPromise, { deposit, config }, sayHold)}</p>
      {isFor(moneyBack) && (
        <div>
          <h3>{moneyBack.title ?? sayHold('moneyBack.title')}</h3>
          <p>{moneyBack.text ?? sayHold('moneyBack.text')}</p>
        </div>
      )}
      {isFor(returnPolicy) && (
        <div>
          <h3>{returnPolicy.title ?? sayHold('return.title')}</h3>
          <ul>
            {returnPoints(returnPolicy.points, sayHold).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      {!isPaid && !isShort && <PaymentMarks marks={marks} />}
      {explainer && (
        <p>
          <a href={explainer.href} {...opensBeside(explainer.href)}>
            {explainer.label}
          </a>
        </p>
      )}
    </section>
  );
}
