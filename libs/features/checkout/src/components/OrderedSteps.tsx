import * as styles from './reserve.styles.js';

export interface OrderedStepsProps {
  steps: readonly { readonly title: string; readonly text?: string | undefined }[];
  /** Fills a dealer's words with the site's figures. */
  said: (words: string) => string;
}

/** What happens, in order. */
export const OrderedSteps = ({ steps, said }: OrderedStepsProps) => (
  <ol css={styles.steps}>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{said(title)}</strong>
        {text && <span>{said(text)}</span>}
      </li>
    ))}
  </ol>
);
