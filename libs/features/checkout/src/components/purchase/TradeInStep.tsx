import { vehicleTradeInRoute } from '@forecourt/contracts';
import type { TradedCarAnswer } from '@forecourt/contracts/api';
import { useRouteHref } from '@forecourt/composition';
import { formatDollars } from '@forecourt/vehicle';
import { ButtonLink } from '@forecourt/ui-kit';
import * as styles from '../reserve.styles.js';
import { Choices, type Choice } from './Choices.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';

/** Whether there is a car to trade in: the shopper uses an existing valuation or requests another one. */
export function TradeInStep({ view, action, values, refused, live }: StepProps) {
  const page = useRouteHref(vehicleTradeInRoute);
  const { trade_ins: own, said } = view;
  const taken = said['trade-in']?.car;
  const cars = taken && !own.some(({ lead_id: id }) => id === taken.lead_id) ? [taken, ...own] : own;
  const choices: Choice[] = [
    { value: 'none', label: 'I have no car to trade in' },
    ...cars.map((car) => ({ value: `estimate:${car.lead_id}`, label: `Trade in my ${car.car}`, text: worth(car) })),
    {
      value: 'later',
      label: cars.length > 0 ? 'I have another car: value it with me' : 'I have one: value it with me',
      text: 'We value it when we call you. It is not in the amounts until then.',
    },
  ];
  return (
    <StepForm step="trade-in" action={action} refused={refused} live={live}>
      <Choices
        legend="Do you trade in a car?"
        name="choice"
        choices={choices}
        value={values['choice']}
        error={refused?.errors['choice']}
      />
      {page && (
        <div css={styles.acts}>
          <ButtonLink
            href={`${page}?car_id=${encodeURIComponent(view.vehicle.id)}`}
            variant="outline"
            icon="compare"
            rel="nofollow"
          >
            {cars.length > 0 ? 'Value another car' : 'Value my car now'}
          </ButtonLink>
          <p css={styles.small}>
            It takes two minutes. Then come back to this page: your purchase waits for you, and the estimate stands
            here.
          </p>
        </div>
      )}
    </StepForm>
  );
}

function worth({ low, high, owing }: TradedCarAnswer): string {
  const owed = owing ? ` ${formatDollars(owing)} is still owed on it.` : '';
  return low === undefined || high === undefined
    ? `A person values it; it is not in the amounts until then.${owed}`
    : `Estimate ${formatDollars(low)} to ${formatDollars(high)}; the middle stands in your amounts.${owed}`;
}
