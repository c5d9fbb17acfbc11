import { QueryForm } from '@forecourt/action-form';
import { useSite, useWords, withElements } from '@forecourt/composition';
import { VisuallyHidden } from '@forecourt/ui-kit';
import { formatDollars } from '@forecourt/vehicle';
import { deliveryFaults, deliveryFields, type DeliveryState } from '../rules/delivery.js';
import * as styles from './calculators.styles.js';
import { SectionCard } from './SectionCard.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface DeliveryCalculatorProps {
  state: DeliveryState;
  /** What the field starts with. */
  postcode: string;
  /** Called with the typed text. */
  onAsk: (typed: string) => void;
  /** Page that answers the form without script. */
  action: string;
  isFolded?: boolean | undefined;
}

/** What it costs to bring the vehicle home, by postcode (VDP-12). */
export function DeliveryCalculator({ state, postcode, onAsk, action, isFolded }: DeliveryCalculatorProps) {
  const say = useWords(vehicleDetailWords);
  const site = useSite();
  return (
    <SectionCard id="delivery-calculator" title={say('delivery.title')} isFolded={isFolded}>
      <QueryForm
        fields={deliveryFields(say)}
        rules={(values) => deliveryFaults(values, site)}
        errors={state.kind === 'error' ? { postcode: state.message } : undefined}
        initial={{ postcode }}
        action={`${action}#delivery-calculator`}
        submitLabel={say('delivery.estimate')}
        isBusy={state.kind === 'loading'}
        onSend={({ postcode: typed = '' }) => onAsk(typed)}
        looks={{ form: styles.form, fields: styles.narrow }}
      >
        {({ faults }) => (
          <div css={styles.answer} role="status">
            {faults['postcode'] ? (
              <VisuallyHidden>{faults['postcode']}</VisuallyHidden>
            ) : state.kind === 'result' ? (
              <p css={styles.result}>
                {withElements((marks) => say('delivery.result', { ...marks, region: state.region }), {
                  price: <strong>{state.price === 0 ? say('delivery.free') : formatDollars(state.price)}</strong>,
                })}
              </p>
            ) : (
              <p css={styles.muted}>{say(state.kind === 'loading' ? 'delivery.loading' : 'delivery.idle')}</p>
            )}
          </div>
        )}
      </QueryForm>
    </SectionCard>
  );
}
