import { useWords } from '@forecourt/composition';
import { Checkbox, SelectField, TextField, useFieldId } from '@forecourt/ui-kit';
import type { FormsConfig } from '../../config.js';
import { ruleOf } from '../../rules/enquiryValues.js';
import { extrasOf, withExtra } from '../../rules/extras.js';
import { fieldLabel } from '../../rules/fieldLabels.js';
import * as styles from '../enquiry.styles.js';
import type { LiveForm } from '../SendingForm.js';
import { formsWords } from '../../words/formsWords.js';

type Asked = FormsConfig['topicForms']['service']['fields'][number];

interface TopicFieldsProps {
  fields: readonly Asked[];
  serviceChoices: readonly string[];
  serviceExtras: readonly string[];
  form: LiveForm;
}

/** How browsers are to help with what a field takes. */
const HELP: Partial<Record<Asked['name'], { type?: string; inputMode?: 'numeric'; autoComplete?: string }>> = {
  kms: { inputMode: 'numeric' },
  fleet_size: { inputMode: 'numeric' },
  service_date: { type: 'date' },
  business: { autoComplete: 'organization' },
};

/** Fields that only the form of one topic has (FORM-11). */
export function TopicFields({ fields, serviceChoices, serviceExtras, form }: TopicFieldsProps) {
  const say = useWords(formsWords);
  const { values, errors, change } = form;
  return fields.map(({ name, isRequired }) => {
    if (name === 'additional_services') return <Extras key={name} choices={serviceExtras} form={form} />;
    const bound = {
      name,
      label: fieldLabel(name, say),
      error: errors[name],
      required: isRequired,
      value: values[name] ?? '',
      onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
    };
    return name === 'service_wanted' ? (
      <SelectField
        key={name}
        {...bound}
        options={[
          { value: '', label: say('pleaseChoose') },
          ...serviceChoices.map((value) => ({ value, label: value })),
        ]}
      />
    ) : (
      <TextField key={name} {...bound} maxLength={ruleOf(name).max} autoComplete="off" {...HELP[name]} />
    );
  });
}

/** Services to tick in addition to the requested one: one group with one field name (FORM-05). */
function Extras({ choices, form: { values, errors, change } }: { choices: readonly string[]; form: LiveForm }) {
  const say = useWords(formsWords);
  const name = 'additional_services';
  const ticked = extrasOf(values[name]);
  const id = useFieldId(name);
  if (choices.length === 0) return null;
  return (
    <fieldset id={id} css={styles.group}>
      <legend>{fieldLabel(name, say)}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice}
          label={choice}
          name={name}
          value={choice}
          error={index === 0 ? errors[name] : undefined}
          checked={ticked.includes(choice)}
          onChange={({ currentTarget: { checked } }) => change(name, withExtra(values[name], choice, checked))}
        />
      ))}
    </fieldset>
  );
}
