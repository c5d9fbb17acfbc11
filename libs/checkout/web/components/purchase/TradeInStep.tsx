import type { FormChoice } from '@forecourt/action-form';
import { vehicleTradeInRoute } from '@forecourt/contracts';
import type { TradedCarAnswer } from '@forecourt/checkout/domain';
import { useRouteHref, useWords } from '@forecourt/composition';
import { formatDollars } from '@forecourt/vehicle';
import { ButtonLink } from '@forecourt/ui-kit';
import * as styles from '../reserve.styles.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import type { CheckoutSay } from '../../rules/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Whether there is a car to trade in: the shopper uses an existing valuation or requests another one. */
export function TradeInStep({ view, action, values, onChange }: StepProps) {
  const say = useWords(checkoutWords);
  const page = useRouteHref(vehicleTradeInRoute);
  const { trade_ins: own, said } = view;
  const taken = said['trade-in']?.car;
  const cars = taken && !own.some(({ lead_id: id }) => id === taken.lead_id) ? [taken, ...own] : own;
  const options: FormChoice[] = [
    { value: 'none', label: say('tradeIn.none') },
    ...cars.map((car) => ({
      value: `estimate:${car.lead_id}`,
      label: say('tradeIn.car', { car: car.car }),
      text: worth(car, say),
    })),
    {
      value: 'later',
      label: cars.length > 0 ? say('tradeIn.another') : say('tradeIn.one'),
      text: say('tradeIn.later'),
    },
  ];
  return (
    <StepForm
      step="trade-in"
      {...{ action, values, onChange }}
      fields={[
        { name: 'choice', label: say('tradeIn.question'), listedAs: '', kind: 'choice', isRequired: true, options },
      ]}
    >
      {page && (
        <div css={styles.acts}>
          <ButtonLink
            href={`${page}?car_id=${encodeURIComponent(view.vehicle.id)}`}
            variant="outline"
            icon="compare"
            rel="nofollow"
          >
            {cars.length > 0 ? say('tradeIn.valueAnother') : say('tradeIn.valueNow')}
          </ButtonLink>
          <p css={styles.small}>{say('tradeIn.note')}</p>
        </div>
      )}
    </StepForm>
  );
}

function worth({ low, middle, high, owing }: TradedCarAnswer, say: CheckoutSay): string {
  const value =
    low === undefined || middle === undefined || high === undefined
      ? say('tradeIn.byPerson')
      : say('tradeIn.estimate', {
          low: formatDollars(low),
          middle: formatDollars(middle),
          high: formatDollars(high),
        });
  return owing ? `${value} ${say('tradeIn.owed', { amount: formatDollars(owing) })}` : value;
}
