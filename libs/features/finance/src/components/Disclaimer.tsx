import { collapsedDisclaimer, type FinanceConfig } from '@forecourt/finance-maths';
import * as styles from './calculator.styles.js';

export const DISCLAIMER_ANCHOR = 'finance-disclaimer';

/** Words below a calculator (FIN-06), at an anchor of the page (VDP-25): cut short with a native toggle, in full, or with the lender's own on a click. */
export function Disclaimer({
  disclaimer,
  lenderText,
}: {
  disclaimer: FinanceConfig['disclaimer'];
  lenderText?: string | undefined;
}) {
  const { text, collapsedAt, display } = disclaimer;
  const short = collapsedDisclaimer(text, collapsedAt);
  const swapsIn = display === 'lender-on-click' ? lenderText : undefined;
  if (swapsIn !== undefined)
    return <Swapped short={text} long={swapsIn} more="Click for Finance Disclaimer" less="Show Less" />;
  if (display !== 'toggle' || !short.isCut)
    return (
      <p css={styles.disclaimer} id={DISCLAIMER_ANCHOR}>
        {text}
      </p>
    );
  return <Swapped short={short.text} long={text} more="Show More" less="Show Less" />;
}

function Swapped({ short, long, more, less }: { short: string; long: string; more: string; less: string }) {
  return (
    <div css={styles.disclaimer} id={DISCLAIMER_ANCHOR}>
      <p className="short">{short}</p>
      <details>
        <summary>
          <span className="closed">{more}</span>
          <span className="open">{less}</span>
        </summary>
        <p>{long}</p>
      </details>
    </div>
  );
}
