import type { ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { Checkbox, Decoy, SelectField, TextArea, TextField } from '@forecourt/ui-kit';
import { categoryWords } from '../rules/categoryWords.js';
import type { EnquiryOptions } from '../rules/enquiryOptions.js';
import { ruleOf, type EnquiryField, type EnquiryText, type EnquiryValues } from '../rules/enquiryValues.js';
import { fieldLabel } from '../rules/fieldLabels.js';
import type { EnquiryErrors } from '../rules/validateEnquiry.js';
import * as styles from './enquiry.styles.js';
import { formsWords } from '../words/formsWords.js';

export interface EnquiryFieldsProps {
  options: EnquiryOptions;
  values: EnquiryValues;
  errors: EnquiryErrors;
  optInText: string | undefined;
  /** Left out where the form sends itself: fields then keep their own values. */
  onChange?: (field: EnquiryField, value: string | boolean) => void;
  /** Fields of one form alone, before the comments. */
  children?: ReactNode;
}

const AUTOCOMPLETE: Partial<Record<EnquiryField, string>> = {
  name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  postcode: 'postal-code',
};
const TYPES: Partial<Record<EnquiryField, string>> = { email: 'email', phone: 'tel' };

/** The fields of an enquiry, in the site's order. */
export function EnquiryFields({ options, values, errors, optInText, onChange, children }: EnquiryFieldsProps) {
  const say = useWords(formsWords);
  const { rules, categories, locations, dealerships } = options;
  const bind = (field: EnquiryText) => ({
    label: fieldLabel(field, say),
    name: field,
    error: errors[field],
    ...(onChange
      ? {
          value: values[field] ?? '',
          onChange: (event: { currentTarget: { value: string } }) => onChange(field, event.currentTarget.value),
        }
      : { defaultValue: values[field] ?? '' }),
  });
  const text = (field: EnquiryText, required: boolean) => (
    <TextField
      key={field}
      {...bind(field)}
      required={required}
      type={TYPES[field] ?? 'text'}
      autoComplete={AUTOCOMPLETE[field] ?? 'off'}
      maxLength={ruleOf(field).max}
      {...(field === 'postcode' ? { inputMode: 'numeric' as const } : {})}
    />
  );
  const select = (
    field: 'category' | 'location' | 'dealership_slug',
    choices: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      key={field}
      {...bind(field)}
      required
      options={field === 'category' ? choices : [{ value: '', label: say('pleaseChoose') }, ...choices]}
    />
  );
  const tick = (field: 'opt_in' | 'terms_conditions', label: string) => (
    <Checkbox
      key={field}
      label={label}
      name={field}
      error={errors[field]}
      {...(onChange
        ? { checked: values[field] === true, onChange: (event) => onChange(field, event.currentTarget.checked) }
        : { defaultChecked: values[field] === true })}
    />
  );
  return (
    <>
      <Decoy
        name="homepage"
        {...(onChange
          ? { value: values.homepage ?? '', onChange: (value: string) => onChange('homepage', value) }
          : {})}
      />
      <div css={styles.short}>
        {text('name', true)}
        {rules.fields.includes('last_name') && text('last_name', false)}
      </div>
      {text('email', true)}
      <div css={styles.short}>
        {rules.fields.includes('phone') && text('phone', rules.phoneRequired === true)}
        {rules.fields.includes('postcode') && text('postcode', false)}
      </div>
      {rules.fields.includes('category') &&
        select(
          'category',
          categories.map((value) => ({ value, label: categoryWords(value, say) })),
        )}
      {rules.fields.includes('location') && select('location', locations)}
      {rules.fields.includes('dealership_slug') && select('dealership_slug', dealerships)}
      {rules.fields.includes('rego') && text('rego', false)}
      {children}
      <TextArea
        {...bind('message')}
        required={rules.messageRequired === true}
        maxLength={rules.messageMax ?? ruleOf('message').max}
      />
      {optInText !== undefined && tick('opt_in', optInText)}
      {rules.termsRequired && tick('terms_conditions', say('agree'))}
    </>
  );
}
