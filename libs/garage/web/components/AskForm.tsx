import type { ReactNode } from 'react';
import { ActionForm } from '@forecourt/action-form';
import { Slot, useSection, useWords } from '@forecourt/composition';
import { formProofSlot } from '@forecourt/contracts';
import { alertsConsent, enquiryWords } from '@forecourt/enquiry';
import { Decoy } from '@forecourt/ui-kit';
import { askFaults, askFields } from '../rules/alertForm.js';
import { garageSection } from '../section.js';
import { garageWords } from '../words/garageWords.js';

interface AskFormProps {
  readonly label: string;
  /** Address of the page of messages, where the form is on another page. */
  readonly action?: string;
  /** What messages are about, with the vehicles and searches that go with the form. */
  readonly children: ReactNode;
}

/** Asks for messages by mail: address, how often, and the tick with its words. */
export function AskForm({ label, children, ...where }: AskFormProps) {
  const say = useWords(garageWords);
  const general = useWords(enquiryWords);
  const options = useSection(garageSection);
  const { wording, version } = alertsConsent(options, general);
  return (
    <ActionForm
      {...where}
      label={label}
      step="ask"
      fields={askFields(say, wording)}
      rules={(values) => askFaults(values, { say, general })}
      initial={{ every: options.alertsEvery }}
      hidden={{ consent_version: version }}
      submitLabel={say('alerts.sendLink')}
      lead={children}
    >
      <Decoy name="homepage" />
      <div hidden>
        <Slot slot={formProofSlot} with={{}} />
      </div>
    </ActionForm>
  );
}
