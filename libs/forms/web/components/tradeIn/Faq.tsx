import { useWords } from '@forecourt/composition';
import { Icon } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { useForms } from '../useForms.js';
import * as styles from './tradeIn.styles.js';
import { formsWords } from '../../words/formsWords.js';

/** The FAQ as an accordion that works without script (TRD-01). */
export function Faq() {
  const say = useWords(formsWords);
  const { tradeInFaq, tradeInValuation } = useForms();
  if (tradeInFaq.length === 0) return null;
  const filled = (text: string) =>
    text
      .replace('{years}', String(tradeInValuation.mostYears))
      .replace('{kms}', formatNumber(tradeInValuation.mostKms));
  return (
    <section css={styles.faq} aria-labelledby="trade-in-faq">
      <h2 id="trade-in-faq">{say('tradeIn.faq')}</h2>
      {tradeInFaq.map(({ question, answer }) => (
        <details key={question} name="trade-in-faq">
          <summary>
            {filled(question)}
            <Icon name="down" />
          </summary>
          <p>{filled(answer)}</p>
        </details>
      ))}
    </section>
  );
}
