import { Form, useActionData } from 'react-router-dom';
import { useSection, useWords } from '@forecourt/composition';
import { ENQUIRY_FIELDS, enquiryRulesSection } from '@forecourt/enquiry';
import { Button, Checkbox, Decoy, FaultSummary, faultsOf, FormFields, TextField } from '@forecourt/ui-kit';
import type { Detail, DetailsRefusal } from '../../pages/personalisedAction.js';
import { useFinance } from '../financeContext.js';
import * as styles from './personalised.styles.js';
import { financeWords } from '../../words/financeWords.js';

/** What opens a quote for a shopper who leaves contact details. Without script the form posts itself to its page. */
export function DetailsGate({ now, formKey, isBusy }: { now: number; formKey: string; isBusy: boolean }) {
  const say = useWords(financeWords);
  const labels = new Map<string, string>([
    ['name', say('details.name')],
    ['email', say('details.email')],
    ['phone', say('details.phone')],
  ]);
  const refused = useActionData<DetailsRefusal>();
  const { offers, button, consent } = useFinance(now).config.personalised;
  const { phoneRequired = false, termsRequired = false } = useSection(enquiryRulesSection);
  const { values = {}, errors = {}, message } = refused ?? {};
  const said = (texts: Readonly<Partial<Record<string, string>>>, name: string) =>
    Object.hasOwn(texts, name) ? texts[name] : undefined;
  const field = (name: Detail) => ({
    name,
    label: labels.get(name) ?? '',
    defaultValue: said(values, name),
    error: said(errors, name),
    maxLength: ENQUIRY_FIELDS[name].max,
  });
  return (
    <section css={styles.gate} aria-labelledby="personalised-gate">
      <div>
        <h2 id="personalised-gate">{say('details.offers')}</h2>
        <ul>
          {offers.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
      </div>
      <FormFields>
        <Form method="post" css={styles.fields} aria-label={say('details.form')} preventScrollReset>
          <input type="hidden" name="key" value={formKey} />
          <Decoy name="homepage" />
          <FaultSummary message={message} faults={faultsOf(errors, (field) => labels.get(field))} />
          <TextField {...field('name')} autoComplete="given-name" required />
          <TextField {...field('email')} type="email" autoComplete="email" required />
          <TextField {...field('phone')} type="tel" autoComplete="tel" required={phoneRequired} />
          {termsRequired && (
            <Checkbox
              name="terms_conditions"
              label={say('details.agree')}
              error={errors['terms_conditions']}
              required
            />
          )}
          <p css={styles.consent}>{consent}</p>
          <Button type="submit" isBusy={isBusy}>
            {button}
          </Button>
        </Form>
      </FormFields>
    </section>
  );
}
