import type { FormEvent } from 'react';
import { useWords, withElements } from '@forecourt/composition';
import { Button, TextField, VisuallyHidden } from '@forecourt/ui-kit';
import { formatDollars } from '@forecourt/vehicle';
import type { DeliveryState } from '../rules/delivery.js';
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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postcode');
    onAsk(typeof typed === 'string' ? typed : '');
  };
  return (
    <SectionCard id="delivery-calculator" title={say('delivery.title')} isFolded={isFolded}>
      <form css={styles.narrow} method="get" action={`${action}#delivery-calculator`} noValidate onSubmit={submit}>
        <TextField
          label={say('delivery.postcode')}
          isPlain
          name="postcode"
          defaultValue={postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          error={state.kind === 'error' ? state.message : undefined}
        />
        <Button type="submit" isBusy={state.kind === 'loading'}>
          {say('delivery.estimate')}
        </Button>
      </form>
      <div css={styles.answer} role="status">
        {state.kind === 'idle' && <p css={styles.muted}>{say('delivery.idle')}</p>}
        {state.kind === 'loading' && <p css={styles.muted}>{say('delivery.loading')}</p>}
        {state.kind === 'result' && (
          <p css={styles.result}>
            {withElements((marks) => say('delivery.result', { ...marks, region: state.region }), {
              price: <strong>{state.price === 0 ? say('delivery.free') : formatDollars(state.price)}</strong>,
            })}
          </p>
        )}
        {state.kind === 'error' && <VisuallyHidden>{state.message}</VisuallyHidden>}
      </div>
    </SectionCard>
  );
}
