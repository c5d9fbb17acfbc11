import type { Step } from '@forecourt/checkout/domain';
import { numberedSteps } from '@forecourt/ui-kit';

/** What happens, in order. */
export const OrderedSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol css={numberedSteps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </li>
    ))}
  </ol>
);
