import { AU_STATES, CONTACT_WAYS, FIRST_YEAR, YES_NO, type TradeInExtra } from '@forecourt/enquiry';
import { useWords } from '@forecourt/composition';
import {
  Button,
  Checkbox,
  Decoy,
  KilometreField,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
} from '@forecourt/ui-kit';
import { useForms } from '../useForms.js';
import {
  extraLabel,
  labelOf,
  textOf,
  type Step,
  type TradeInErrors,
  type TradeInValues,
} from '../../rules/tradeIn/tradeInValues.js';
import type { TradeInRules } from '../../rules/tradeIn/validateTradeIn.js';
import type { FormsSay } from '../../rules/words.js';
import { Questions } from './Questions.js';
import * as styles from './tradeIn.styles.js';
import { formsWords } from '../../words/formsWords.js';

export interface StepFieldsProps {
  step: Step;
  values: TradeInValues;
  errors: TradeInErrors;
  rules: TradeInRules;
  isLookingUp: boolean;
  change: (field: string, value: string) => void;
  onLookup: () => void;
}

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Fields of one step of the journey. */
export function StepFields(props: StepFieldsProps) {
  if (props.step === 'car') return <CarFields {...props} />;
  if (props.step === 'contact') return <ContactFields {...props} />;
  const { values, errors, change, rules } = props;
  return <Questions questions={rules.options.tradeInQuestions} {...{ values, errors, change }} />;
}

/** Props of a field: its label, value, error and change handler. */
const bound = ({ values, errors, change, rules }: StepFieldsProps, name: string, say: FormsSay) => ({
  label: labelOf(name, rules.options, say),
  name,
  error: textOf(errors, name),
  value: textOf(values, name) ?? '',
  onChange: (text: string) => change(name, text),
});

function Line({
  of,
  name,
  ...props
}: { of: StepFieldsProps; name: string } & Partial<Parameters<typeof TextField>[0]>) {
  const { onChange, ...field } = bound(of, name, useWords(formsWords));
  return <TextField {...field} {...props} onChange={(event) => onChange(event.currentTarget.value)} />;
}

function Choice({
  of,
  name,
  choices,
  isRequired = false,
  placeholder,
}: {
  of: StepFieldsProps;
  name: string;
  choices: readonly { value: string; label: string }[];
  isRequired?: boolean;
  placeholder?: string;
}) {
  const { onChange, ...field } = bound(of, name, useWords(formsWords));
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  return (
    <SelectField
      {...field}
      required={isRequired}
      options={[...first, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function CarFields(form: StepFieldsProps) {
  const say = useWords(formsWords);
  return (
    <>
      <div css={styles.pair}>
        <Line of={form} name="rego" maxLength={10} autoCapitalize="characters" autoComplete="off" />
        <Choice of={form} name="regoState" choices={options(AU_STATES)} isRequired />
      </div>
      <Button
        type="submit"
        name="intent"
        value="lookup"
        variant="outline"
        isBusy={form.isLookingUp}
        formNoValidate
        onClick={(event) => {
          event.preventDefault();
          form.onLookup();
        }}
      >
        {say('tradeIn.find')}
      </Button>
      <div css={styles.pair}>
        <Line of={form} name="make" required maxLength={40} autoComplete="off" />
        <Line of={form} name="model" required maxLength={60} autoComplete="off" />
        <NumberField {...bound(form, 'year', say)} required min={FIRST_YEAR} max={form.rules.thisYear + 1} />
        <KilometreField {...bound(form, 'kms', say)} required />
      </div>
    </>
  );
}

function ContactFields(form: StepFieldsProps) {
  const say = useWords(formsWords);
  const { optInText, showOptIn, termsRequired, tradeInMoneyPicks } = useForms();
  const { contact, options: asked } = form.rules;
  const has = (extra: TradeInExtra) => asked.tradeInExtras.includes(extra);
  const tick = (name: string, label: string) => {
    const { error, value, onChange } = bound(form, name, say);
    return (
      <Checkbox
        label={label}
        name={name}
        value="on"
        error={error}
        checked={value === 'on'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'on' : '')}
      />
    );
  };
  return (
    <>
      <Decoy
        name="homepage"
        value={form.values['homepage'] ?? ''}
        onChange={(text: string) => form.change('homepage', text)}
      />{' '}
      <div css={styles.pair}>
        <Line of={form} name="name" required maxLength={80} autoComplete="given-name" />
        <Line of={form} name="last_name" maxLength={80} autoComplete="family-name" />
        <Line of={form} name="phone" type="tel" required maxLength={20} autoComplete="tel" />
        <Line of={form} name="postcode" required maxLength={4} inputMode="numeric" autoComplete="postal-code" />
      </div>
      <Line of={form} name="email" type="email" required maxLength={254} autoComplete="email" />
      {contact.rules.fields.includes('location') && (
        <Choice of={form} name="location" isRequired choices={contact.locations} placeholder={say('pleaseChoose')} />
      )}
      {has('preferred_contact') && (
        <Choice of={form} name="preferred_contact" isRequired choices={options(CONTACT_WAYS)} />
      )}
      {(['has_trade_in', 'under_finance'] as const).filter(has).map((extra) => (
        <Choice
          key={extra}
          of={form}
          name={extra}
          isRequired
          choices={options(YES_NO)}
          placeholder={say('tradeIn.pleaseSelect')}
        />
      ))}
      {has('under_finance') && form.values['under_finance'] !== 'No' && (
        <MoneyField
          {...bound(form, 'owing', say)}
          picks={tradeInMoneyPicks}
          hint={say('tradeIn.owingHint', { question: extraLabel('under_finance', say) })}
        />
      )}
      {showOptIn && tick('opt_in', optInText)}
      {termsRequired && tick('terms_conditions', say('agree'))}
    </>
  );
}
