import { collapsedDisclaimer, type FinanceConfig } from '@forecourt/finance-maths';
import { MoreText } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import { DISCLAIMER_ANCHOR } from './anchors.js';
import * as styles from './calculator.styles.js';
import { financeWords } from '../words/financeWords.js';

/**
 * Words below a calculator (FIN-06), at an anchor of the page (VDP-25): cut short with a native toggle, in full, or
 * with the lender's own on a click.
 */
export function Disclaimer({
  disclaimer,
  lenderText,
}: {
  disclaimer: FinanceConfig['disclaimer'];
  lenderText?: string | undefined;
}) {
  const say = useWords(financeWords);
  const { text, collapsedAt, display } = disclaimer;
  const short = collapsedDisclaimer(text, collapsedAt);
  const swapsIn = display === 'lender-on-click' ? lenderText : undefined;
  if (swapsIn !== undefined)
    return (
      <div css={styles.disclaimer} id={DISCLAIMER_ANCHOR}>
        <MoreText short={text} more={say('disclaimer.open')} less={say('disclaimer.less')}>
          <p>{swapsIn}</p>
        </MoreText>
      </div>
    );
  if (display !== 'toggle' || !short.isCut)
    return (
      <p css={styles.disclaimer} id={DISCLAIMER_ANCHOR}>
        {text}
      </p>
    );
  return (
    <div css={styles.disclaimer} id={DISCLAIMER_ANCHOR}>
      <MoreText short={short.text} more={say('disclaimer.more')} less={say('disclaimer.less')}>
        <p>{text}</p>
      </MoreText>
    </div>
  );
}
