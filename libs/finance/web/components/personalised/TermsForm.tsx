import { Form } from 'react-router-dom';
import { CREDIT_SCORES, financeMathsWords, nearestTerm, termOptions, termText } from '@forecourt/finance-maths';
import { Button, SelectField } from '@forecourt/ui-kit';
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
    <Form method="get" css={styles.fields} aria-label={say('quote.yourTerms')} preventScrollReset>
      <input type="hidden" name="car_id" value={asked.id} />
      <SelectField
        name="credit"
        label={say('quote.credit')}
        isPlain
        defaultValue={asked.credit ?? quote.creditScore}
        options={CREDIT_SCORES.map((score) => ({ value: score, label: say('quote.creditScore', { score }) }))}
      />
      <SelectField
        name="term"
        label={say('term')}
        isPlain
        defaultValue={String(nearestTerm(asked.term ?? quote.termYears, terms))}
        options={terms.map((years) => ({ value: String(years), label: termText(years, sayMaths) }))}
      />
      <Button type="submit" variant="outline" isBusy={isBusy}>
        {say('quote.update')}
      </Button>
    </Form>
  );
}
