import { useField } from 'react-final-form';
import { FormButton, type FieldControl, type FormField } from '@forecourt/action-form';
import { AU_STATES, CONTACT_WAYS, FIRST_YEAR, YES_NO } from '@forecourt/enquiry';
import { useWords } from '@forecourt/composition';
import { Decoy, KilometreField, MoneyField, NumberField } from '@forecourt/ui-kit';
import { useForms } from '../useForms.js';
import { questionFields } from '../../rules/tradeIn/questionFields.js';
import { extraLabel, labelOf, type Step } from '../../rules/tradeIn/tradeInValues.js';
import type { TradeInRules } from '../../rules/tradeIn/validateTradeIn.js';
import * as styles from './tradeIn.styles.js';
import { formsWords } from '../../words/formsWords.js';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Fields of a step of the journey, in its order. */
export function useStepFields(step: Step, { options, contact, thisYear }: TradeInRules): readonly FormField[] {
  const say = useWords(formsWords);
  const { optInText, showOptIn, termsRequired } = useForms();
  const named = (name: string) => ({ name, label: labelOf(name, options, say) });
  const required = (name: string) => ({ ...named(name), isRequired: true });
  if (step === 'questions') return questionFields(options.tradeInQuestions);
  if (step === 'car')
    return [
      { ...named('rego'), maxLength: 10, autoCapitalize: 'characters', autoComplete: 'off', isHalf: true },
      { ...required('regoState'), kind: 'select', options: optionsOf(AU_STATES), isHalf: true, below: <FindCar /> },
      { ...required('make'), maxLength: 40, autoComplete: 'off', isHalf: true },
      { ...required('model'), maxLength: 60, autoComplete: 'off', isHalf: true },
      {
        ...{ ...required('year'), isHalf: true },
        control: (field) => <NumberField {...field} min={FIRST_YEAR} max={thisYear + 1} />,
      },
      { ...required('kms'), isHalf: true, control: (field) => <KilometreField {...field} /> },
    ];
  const pleaseSelect = { value: '', label: say('tradeIn.pleaseSelect') };
  const fields: readonly FormField[] = [
    { name: 'homepage', label: '', control: ({ name, value, onChange }) => <Decoy {...{ name, value, onChange }} /> },
    { ...required('name'), maxLength: 80, autoComplete: 'given-name', isHalf: true },
    { ...named('last_name'), maxLength: 80, autoComplete: 'family-name', isHalf: true },
    { ...required('phone'), kind: 'tel', maxLength: 20, autoComplete: 'tel', isHalf: true },
    { ...required('postcode'), maxLength: 4, inputMode: 'numeric', autoComplete: 'postal-code', isHalf: true },
    { ...required('email'), kind: 'email', maxLength: 254, autoComplete: 'email' },
    {
      ...{ ...required('location'), kind: 'select' },
      options: [{ value: '', label: say('pleaseChoose') }, ...contact.locations],
    },
    { ...required('preferred_contact'), kind: 'select', options: optionsOf(CONTACT_WAYS) },
    { ...required('has_trade_in'), kind: 'select', options: [pleaseSelect, ...optionsOf(YES_NO)] },
    { ...required('under_finance'), kind: 'select', options: [pleaseSelect, ...optionsOf(YES_NO)] },
    { ...named('owing'), control: (field) => <Owing {...field} /> },
    { name: 'opt_in', kind: 'tick', label: optInText, listedAs: labelOf('opt_in', options, say) },
    {
      name: 'terms_conditions',
      kind: 'tick',
      label: say('agree'),
      listedAs: labelOf('terms_conditions', options, say),
    },
  ];
  const extras: readonly string[] = options.tradeInExtras;
  const isOn = (name: string): boolean => {
    if (name === 'location') return contact.rules.fields.includes('location');
    if (name === 'owing') return extras.includes('under_finance');
    if (name === 'opt_in') return showOptIn;
    if (name === 'terms_conditions') return termsRequired;
    return !['preferred_contact', 'has_trade_in', 'under_finance'].includes(name) || extras.includes(name);
  };
  return fields.filter(({ name }) => isOn(name));
}

/** Fills in the car by its plate. */
function FindCar() {
  const say = useWords(formsWords);
  return (
    <div css={styles.form}>
      <FormButton name="intent" value="lookup" variant="outline">
        {say('tradeIn.find')}
      </FormButton>
    </div>
  );
}

/** What is still owed on the car; of no use where it is paid off. */
function Owing(field: FieldControl) {
  const say = useWords(formsWords);
  const { tradeInMoneyPicks } = useForms();
  const { input } = useField<string>('under_finance', { subscription: { value: true } });
  if (input.value === 'No') return null;
  const question = extraLabel('under_finance', say);
  return <MoneyField {...field} picks={tradeInMoneyPicks} hint={say('tradeIn.owingHint', { question })} />;
}
