import { QueryForm } from '@forecourt/action-form';
import { CREDIT_SCORES, financeMathsWords, nearestTerm, termOptions, termText } from '@forecourt/finance-maths';
import { useWords } from '@forecourt/composition';
import type { PersonalisedAsked } from '../../rules/personalised.js';
import { useFinance } from '../financeContext.js';
import * as styles from './personalised.styles.js';
import { financeWords } from '../../words/financeWords.js';

/** The shopper's own terms. Its address is the answer's, so that without script it works the same. */
export function TermsForm({ asked, now, isBusy }: { asked: PersonalisedAsked; now: number; isBusy: boolean }) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const { term, quote } = useFinance(now).config;
  const terms = termOptions(term);
  return (
    <QueryForm
      label={say('quote.yourTerms')}
      fields={[
        {
          ...{ name: 'credit', label: say('quote.credit'), kind: 'select', isPlain: true },
          options: CREDIT_SCORES.map((score) => ({ value: score, label: say('quote.creditScore', { score }) })),
        },
        {
          ...{ name: 'term', label: say('term'), kind: 'select', isPlain: true },
          options: terms.map((years) => ({ value: String(years), label: termText(years, sayMaths) })),
        },
      ]}
      initial={{
        credit: asked.credit ?? quote.creditScore,
        term: String(nearestTerm(asked.term ?? quote.termYears, terms)),
      }}
      hidden={{ car_id: asked.id }}
      submitLabel={say('quote.update')}
      variant="outline"
      isBusy={isBusy}
      looks={{ form: styles.terms, fields: styles.fields }}
    />
  );
}
