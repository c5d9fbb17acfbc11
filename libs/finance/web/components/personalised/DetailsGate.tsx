import { ActionForm } from '@forecourt/action-form';
import { useSection, useWords } from '@forecourt/composition';
import { enquiryRulesSection } from '@forecourt/enquiry';
import { Decoy } from '@forecourt/ui-kit';
import { gateFaults, gateFields } from '../../rules/gateDetails.js';
import { useFinance } from '../financeContext.js';
import * as styles from './personalised.styles.js';
import { financeWords } from '../../words/financeWords.js';

/** What opens a quote for a shopper who leaves contact details. Without script the form posts itself to its page. */
export function DetailsGate({ now, formKey }: { now: number; formKey: string }) {
  const say = useWords(financeWords);
  const { offers, button, consent } = useFinance(now).config.personalised;
  const rules = useSection(enquiryRulesSection);
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
      <ActionForm
        label={say('details.form')}
        fields={gateFields(rules, say)}
        rules={(values) => gateFaults(values, rules, say)}
        hidden={{ key: formKey }}
        submitLabel={button}
        keepsPlace
      >
        <Decoy name="homepage" />
        <p css={styles.consent}>{consent}</p>
      </ActionForm>
    </section>
  );
}
