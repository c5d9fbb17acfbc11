import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import {
  cleanText,
  ENQUIRY_FIELDS,
  enquiryWords,
  faultText,
  missingAnswers,
  missingWords,
  type EnquiryRequirements,
} from '@forecourt/enquiry';
import { wordsOf, type SayOf } from '@forecourt/words';
import type { financeWords } from '../words/financeWords.js';

type Say = SayOf<typeof financeWords>;
/** What a site requires of every enquiry. */
type Rules = Pick<EnquiryRequirements, 'phoneRequired' | 'termsRequired'>;

const DETAILS = ['name', 'email', 'phone'] as const;

/** The fields of the gate for contact details, in their order. */
export const gateFields = ({ phoneRequired = false, termsRequired = false }: Rules, say: Say): readonly FormField[] => [
  {
    ...{ name: 'name', label: say('details.name'), isRequired: true },
    ...{ autoComplete: 'given-name', maxLength: ENQUIRY_FIELDS.name.max },
  },
  {
    ...{ name: 'email', label: say('details.email'), kind: 'email', isRequired: true },
    ...{ autoComplete: 'email', maxLength: ENQUIRY_FIELDS.email.max },
  },
  {
    ...{ name: 'phone', label: say('details.phone'), kind: 'tel', isRequired: phoneRequired },
    ...{ autoComplete: 'tel', maxLength: ENQUIRY_FIELDS.phone.max },
  },
  ...(termsRequired
    ? [{ name: 'terms_conditions', label: say('details.agree'), listedAs: '', kind: 'tick', isRequired: true } as const]
    : []),
];

/** What is wrong with the details, as the service would say it. */
export function gateFaults(values: FormValues, rules: Rules, say: Say): FormFaults {
  const sayEnquiry = wordsOf(say.site, enquiryWords);
  const { phone = '', terms_conditions: agreed } = values;
  const faults = DETAILS.flatMap((name) => {
    const field = ENQUIRY_FIELDS[name];
    const fault = faultText(field, cleanText(field, values[name] ?? ''))?.(say.site);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  const required = missingAnswers(
    { phone, terms_conditions: agreed === 'on' },
    { phoneRequired: rules.phoneRequired ?? false, termsRequired: rules.termsRequired ?? false },
  ).map((answer) => [answer, missingWords(answer, sayEnquiry)] as const);
  return Object.fromEntries([...faults, ...required]);
}
