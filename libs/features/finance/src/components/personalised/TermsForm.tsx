import { Form } from 'react-router-dom';
import { nearestTerm, termOptions, termText } from '@forecourt/finance-maths';
import { Button, SelectField } from '@forecourt/ui-kit';
import { CREDIT_LABELS, type PersonalisedAsked } from '../../domain/personalised.js';
import { useFinance } from '../financeContext.js';
import * as styles from './personalised.styles.js';

/** The shopper's own terms. Its address is the answer's, so that without script it works the same. */
export function TermsForm({ asked, now, isBusy }: { asked: PersonalisedAsked; now: number; isBusy: boolean }) {
  const { term, quote } = useFinance(now).config;
  const terms = termOptions(term);
  return (
    <Form method="get" css={styles.fields} aria-label="Your terms" preventScrollReset>
      <input type="hidden" name="car_id" value={asked.id} />
      <SelectField
        name="credit"
        label="How do you rate your credit?"
        isPlain
        defaultValue={asked.credit ?? quote.creditScore}
        options={Object.entries(CREDIT_LABELS).map(([value, label]) => ({ value, label }))}
      />
      <SelectField
        name="term"
        label="Term"
        isPlain
        defaultValue={String(nearestTerm(asked.term ?? quote.termYears, terms))}
        options={terms.map((years) => ({ value: String(years), label: termText(years) }))}
      />
      <Button type="submit" variant="outline" isBusy={isBusy}>
        Update my quote
      </Button>
    </Form>
  );
}
