import type { FormEvent } from 'react';
import { Button, TextField, VisuallyHidden } from '@forecourt/ui-kit';
import { formatDollars } from '@forecourt/vehicle';
import type { DeliveryState } from '../domain/delivery.js';
import * as styles from './calculators.styles.js';
import { SectionCard } from './SectionCard.js';

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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postcode');
    onAsk(typeof typed === 'string' ? typed : '');
  };
  return (
    <SectionCard id="delivery-calculator" title="Delivery calculator" isFolded={isFolded}>
      <form css={styles.narrow} method="get" action={`${action}#delivery-calculator`} noValidate onSubmit={submit}>
        <TextField
          label="Your postcode"
          isPlain
          name="postcode"
          defaultValue={postcode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          error={state.kind === 'error' ? state.message : undefined}
        />
        <Button type="submit" isBusy={state.kind === 'loading'}>
          Estimate
        </Button>
      </form>
      <div css={styles.answer} role="status">
        {state.kind === 'idle' && <p css={styles.muted}>See what it costs to bring this vehicle to you.</p>}
        {state.kind === 'loading' && <p css={styles.muted}>Looking up your postcode …</p>}
        {state.kind === 'result' && (
          <p css={styles.result}>
            <strong>{state.price === 0 ? 'Free' : formatDollars(state.price)}</strong> delivery to {state.region}
          </p>
        )}
        {state.kind === 'error' && <VisuallyHidden>{state.message}</VisuallyHidden>}
      </div>
    </SectionCard>
  );
}
