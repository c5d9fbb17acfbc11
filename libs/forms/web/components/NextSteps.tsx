import { useWords } from '@forecourt/composition';
import * as styles from './enquiry.styles.js';
import { formsWords } from '../words/formsWords.js';

/** What follows an enquiry or a booking, in order. `{dealer}` in a step is the dealer's name. */
export function NextSteps({ steps, dealer, when = '' }: { steps: readonly string[]; dealer: string; when?: string }) {
  const say = useWords(formsWords);
  if (steps.length === 0 && when === '') return null;
  return (
    <div css={styles.next}>
      <h2>{say('whatNext')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step.replaceAll('{dealer}', dealer)}</li>
        ))}
      </ol>
      {when !== '' && <p>{when}</p>}
    </div>
  );
}
