import type { FieldControl, FormField } from '@forecourt/action-form';
import { Checkbox, useFieldId } from '@forecourt/ui-kit';
import type { FormsConfig } from '../../config.js';
import { ruleOf } from '../../rules/enquiryValues.js';
import { extrasOf, withExtra } from '../../rules/extras.js';
import { fieldLabel } from '../../rules/fieldLabels.js';
import type { FormsSay } from '../../rules/words.js';
import * as styles from '../enquiry.styles.js';

type Asked = FormsConfig['topicForms']['service']['fields'][number];

/** How browsers are to help with what a field takes. */
const HELP: Partial<Record<Asked['name'], Partial<FormField>>> = {
  kms: { inputMode: 'numeric' },
  fleet_size: { inputMode: 'numeric' },
  service_date: { kind: 'date' },
  business: { autoComplete: 'organization' },
};

/** Fields that only the form of one topic has (FORM-11). */
export const topicFields = (
  asked: readonly Asked[],
  { serviceChoices, serviceExtras }: Pick<FormsConfig, 'serviceChoices' | 'serviceExtras'>,
  say: FormsSay,
): readonly FormField[] =>
  asked.flatMap(({ name, isRequired }): FormField[] => {
    const field = { name, label: fieldLabel(name, say), isRequired };
    if (name === 'additional_services')
      return serviceExtras.length === 0
        ? []
        : [{ ...field, control: (control) => <Extras choices={serviceExtras} {...control} /> }];
    if (name === 'service_wanted') {
      const choices = serviceChoices.map((value) => ({ value, label: value }));
      return [{ ...field, kind: 'select', options: [{ value: '', label: say('pleaseChoose') }, ...choices] }];
    }
    return [{ ...field, maxLength: ruleOf(name).max, autoComplete: 'off', ...HELP[name] }];
  });

/** Services to tick in addition to the requested one: one group with one field name (FORM-05). */
function Extras({ choices, name, label, error, value, onChange }: FieldControl & { choices: readonly string[] }) {
  const ticked = extrasOf(value);
  const id = useFieldId(name);
  return (
    <fieldset id={id} css={styles.group}>
      <legend>{label}</legend>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice}
          label={choice}
          name={name}
          value={choice}
          error={index === 0 ? error : undefined}
          checked={ticked.includes(choice)}
          onChange={({ currentTarget: { checked } }) => onChange(withExtra(value, choice, checked))}
        />
      ))}
    </fieldset>
  );
}
