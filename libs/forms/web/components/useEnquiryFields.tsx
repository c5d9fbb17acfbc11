import type { ReactNode } from 'react';
import type { FormField } from '@forecourt/action-form';
import { useWords } from '@forecourt/composition';
import { categoryWords, enquiryWords } from '@forecourt/enquiry';
import { Decoy } from '@forecourt/ui-kit';
import type { EnquiryOptions } from '../rules/enquiryOptions.js';
import { ruleOf, type EnquiryField, type EnquiryText } from '../rules/enquiryValues.js';
import { fieldLabel } from '../rules/fieldLabels.js';
import { useForms } from './useForms.js';
import { formsWords } from '../words/formsWords.js';

export interface EnquiryFieldsOptions {
  options: EnquiryOptions;
  /** Fields of one form alone, before the comments. */
  own?: readonly FormField[] | undefined;
  /** What else comes before the comments. */
  beforeComments?: ReactNode;
}

/** Fields of an enquiry, in the site's order. */
export function useEnquiryFields({ options, own = [], beforeComments }: EnquiryFieldsOptions): readonly FormField[] {
  const say = useWords(formsWords);
  const general = useWords(enquiryWords);
  const { showOptIn, optInText } = useForms();
  const { rules, categories, locations, dealerships } = options;
  const isShown = (name: EnquiryField) => rules.fields.includes(name);
  const text = (name: EnquiryText, more: Partial<FormField> = {}): FormField => ({
    ...{ name, label: fieldLabel(name, say), maxLength: ruleOf(name).max, autoComplete: 'off' },
    ...more,
  });
  const pair = (one: EnquiryField, other: EnquiryField) => (isShown(one) && isShown(other) ? SHORT : NOTHING);
  const select = (name: EnquiryText, choices: NonNullable<FormField['options']>): FormField => ({
    ...{ name, label: fieldLabel(name, say), kind: 'select', isRequired: true },
    options: name === 'category' ? choices : [{ value: '', label: say('pleaseChoose') }, ...choices],
  });
  const names = isShown('last_name') ? SHORT : NOTHING;
  const phone = pair('phone', 'postcode');
  const asked: readonly FormField[] = [
    text('last_name', { ...names, autoComplete: 'family-name' }),
    text('email', { kind: 'email', autoComplete: 'email', isRequired: true }),
    text('phone', { ...phone, kind: 'tel', autoComplete: 'tel', isRequired: rules.phoneRequired === true }),
    text('postcode', { ...phone, inputMode: 'numeric', autoComplete: 'postal-code' }),
    select(
      'category',
      categories.map((value) => ({ value, label: categoryWords(value, general) })),
    ),
    select('location', locations),
    select('dealership_slug', dealerships),
    text('rego'),
  ];
  const before: readonly FormField[] = [
    {
      ...{ name: 'homepage', label: '' },
      control: ({ name, value, onChange }) => <Decoy {...{ name, value, onChange }} />,
    },
    text('name', { ...names, autoComplete: 'given-name', isRequired: true }),
    ...asked.filter(({ name }) => name === 'email' || rules.fields.some((field) => field === name)),
    ...own,
  ];
  const tick = (name: 'opt_in' | 'terms_conditions', label: string): FormField => ({
    ...{ name, label, kind: 'tick' },
    listedAs: fieldLabel(name, say),
  });
  const last = before.length - 1;
  return [
    ...before.map((field, index) => (index === last && beforeComments ? { ...field, below: beforeComments } : field)),
    text('message', {
      ...{ kind: 'area', isRequired: rules.messageRequired === true },
      maxLength: rules.messageMax ?? ruleOf('message').max,
    }),
    ...(showOptIn ? [tick('opt_in', optInText)] : []),
    ...(rules.termsRequired ? [tick('terms_conditions', say('agree'))] : []),
  ];
}

const NOTHING = {};
const SHORT = { isHalf: 'short' } as const;
