import { SelectField, TextField } from '@forecourt/ui-kit';
import type { FormsConfig } from '../../config.js';
import { FIELD_LABELS, ruleOf } from '../../domain/enquiryValues.js';
import type { LiveForm } from '../SendingForm.js';

type Asked = FormsConfig['topicForms']['service']['fields'][number];

interface TopicFieldsProps {
  fields: readonly Asked[];
  serviceChoices: readonly string[];
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
export function TopicFields({ fields, serviceChoices, form: { values, errors, change } }: TopicFieldsProps) {
  return fields.map(({ name, isRequired }) => {
    const bound = {
      name,
      label: FIELD_LABELS[name],
      error: errors[name],
      required: isRequired,
      value: values[name] ?? '',
      onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
    };
    return name === 'service_wanted' ? (
      <SelectField
        key={name}
        {...bound}
        options={[{ value: '', label: 'Please choose' }, ...serviceChoices.map((value) => ({ value, label: value }))]}
      />
    ) : (
      <TextField key={name} {...bound} maxLength={ruleOf(name).max} autoComplete="off" {...HELP[name]} />
    );
  });
}
