import * as styles from './enquiry.styles.js';

/** What follows an enquiry or a booking, in order. `{dealer}` in a step is the dealer's name. */
export function NextSteps({ steps, dealer, when = '' }: { steps: readonly string[]; dealer: string; when?: string }) {
  if (steps.length === 0 && when === '') return null;
  return (
    <div css={styles.next}>
      <h2>What happens next</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step.replaceAll('{dealer}', dealer)}</li>
        ))}
      </ol>
      {when !== '' && <p>{when}</p>}
    </div>
  );
}
