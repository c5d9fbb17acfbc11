import { STEP_TITLES, type Step } from '../../domain/tradeIn/tradeInValues.js';
import * as styles from './tradeIn.styles.js';

/** Where the journey stands. */
export function Progress({ steps, current }: { steps: readonly Step[]; current: Step | 'estimate' }) {
  const all = [...steps, 'estimate'] as const;
  const at = all.indexOf(current);
  return (
    <ol css={styles.progress} aria-label={`Step ${at + 1} of ${all.length}`}>
      {all.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined} data-done={index < at || undefined}>
          {step === 'estimate' ? 'Estimate' : STEP_TITLES[step]}
        </li>
      ))}
    </ol>
  );
}
