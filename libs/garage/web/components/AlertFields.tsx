import { Slot, useSection, useWords } from '@forecourt/composition';
import { formProofSlot } from '@forecourt/contracts';
import { alertsConsent, enquiryWords } from '@forecourt/enquiry';
import { Checkbox, Decoy, FaultSummary, faultsOf, FormFields, SelectField, TextField } from '@forecourt/ui-kit';
import type { ReactNode } from 'react';
import { FIELDS, type AlertValues } from '../rules/alertForm.js';
import { garageSection } from '../section.js';
import { garageWords } from '../words/garageWords.js';

interface AlertFieldsProps {
  readonly values?: Partial<AlertValues> | undefined;
  readonly errors?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Vehicles and searches that go with the form. */
  readonly children?: ReactNode;
}

/** Address, how often, and the tick with its words: posted, with script and without. */
export function AlertFields({ values, errors = {}, children }: AlertFieldsProps) {
  const say = useWords(garageWords);
  const options = useSection(garageSection);
  const { wording, version } = alertsConsent(options, useWords(enquiryWords));
  return (
    <FormFields>
      <FaultSummary faults={faultsOf(errors, (field) => (field === 'email' ? say('alerts.email') : ''))} />
      <input type="hidden" name="step" value="ask" />
      <input type="hidden" name="consent_version" value={version} />
      {children}
      <TextField
        name="email"
        label={say('alerts.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        defaultValue={values?.email}
        error={errors['email']}
      />
      <EveryField every={values?.every ?? options.alertsEvery} />
      <Checkbox name="agreed" label={wording} required defaultChecked={values?.agreed} error={errors['agreed']} />
      <Decoy name="homepage" />
      <div hidden>
        <Slot slot={formProofSlot} with={{}} />
      </div>
    </FormFields>
  );
}

/** How often new matches are sent. Price drops and sales are sent as they happen. */
function EveryField({ every }: { readonly every: AlertValues['every'] }) {
  const say = useWords(garageWords);
  const choices = [
    { value: 'day', label: say('alerts.daily') },
    { value: 'week', label: say('alerts.weekly') },
  ];
  return <SelectField name="every" label={say('alerts.every')} options={choices} defaultValue={every} required />;
}

/** Vehicles and searches as hidden fields. */
export function CarriedItems({ vehicleIds, searches }: Pick<AlertValues, 'vehicleIds' | 'searches'>) {
  return (
    <>
      {vehicleIds.map((id) => (
        <input key={id} type="hidden" name={FIELDS.vehicle} value={id} />
      ))}
      {searches.map(({ href, text }) => (
        <span key={href} hidden>
          <input type="hidden" name={FIELDS.href} value={href} />
          <input type="hidden" name={FIELDS.text} value={text} />
        </span>
      ))}
    </>
  );
}
