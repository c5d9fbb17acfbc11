import type { ReactNode } from 'react';
import { ActionForm, type ActionFormProps } from '@forecourt/action-form';
import { Slot, useSection, useWords } from '@forecourt/composition';
import { formProofSlot } from '@forecourt/contracts';
import { alertsConsent, enquiryWords } from '@forecourt/enquiry';
import { Decoy, useHasScript } from '@forecourt/ui-kit';
import { askFaults, askFields, FIELDS } from '../rules/alertForm.js';
import { garageSection } from '../section.js';
import { garageWords } from '../words/garageWords.js';

interface AskFormProps extends Pick<ActionFormProps, 'label' | 'action' | 'variant' | 'layout' | 'done'> {
  readonly submitLabel?: string;
  /** Address that is in the field when it first shows. */
  readonly email?: string | undefined;
  /** What messages are about, with the vehicles and searches that go with the form. */
  readonly children: ReactNode;
}

/**
 * Asks for messages by mail: address, how often, and the tick with its words. With script it stays on its page where it
 * has something to show there once it is `done`.
 */
export function AskForm({ submitLabel, email = '', children, ...form }: AskFormProps) {
  const say = useWords(garageWords);
  const general = useWords(enquiryWords);
  const options = useSection(garageSection);
  const { wording, version } = alertsConsent(options, general);
  const stays = useHasScript() && form.done !== undefined;
  return (
    <ActionForm
      {...form}
      step="ask"
      fields={askFields(say, wording)}
      rules={(values) => askFaults(values, { say, general })}
      initial={{ email, every: options.alertsEvery }}
      hidden={{ consent_version: version, ...(stays ? { [FIELDS.stays]: 'on' } : {}) }}
      submitLabel={submitLabel ?? say('alerts.sendLink')}
      lead={children}
    >
      <Decoy name="homepage" />
      <div hidden>
        <Slot slot={formProofSlot} with={{}} />
      </div>
    </ActionForm>
  );
}
