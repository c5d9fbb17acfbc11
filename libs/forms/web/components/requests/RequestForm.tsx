import { useState } from 'react';
import { workedOutLoanSlot, type VehicleRequest } from '@forecourt/contracts';
import { Slot, useWords } from '@forecourt/composition';
import { SelectField } from '@forecourt/ui-kit';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { useAppStore } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';
import { formsApi } from '../../api/formsApi.js';
import type { FormsConfig } from '../../config.js';
import { appointmentErrors } from '../../rules/appointments.js';
import type { EnquiryOptions } from '../../rules/enquiryOptions.js';
import type { EnquiryValues } from '../../rules/enquiryValues.js';
import { fieldLabel } from '../../rules/fieldLabels.js';
import { formIdOf } from '../../rules/keptForms.js';
import type { EnquiryErrors } from '../../rules/validateEnquiry.js';
import { SendingForm, type LiveForm } from '../SendingForm.js';
import { AppointmentFields, type Appointments } from './AppointmentFields.js';
import { Thanks } from './Thanks.js';
import { formsWords } from '../../words/formsWords.js';

/** What the service made of the request: a test drive at a free time is booked at once. */
const sentEnquiry = () =>
  formsApi.endpoints.getSentEnquiry.initiate(undefined, { forceRefetch: true, subscribe: false });

export interface RequestFormProps {
  request: VehicleRequest;
  words: FormsConfig['vehicleForms'][VehicleRequest];
  options: EnquiryOptions;
  stored: { category: string; subcategory?: string };
  /** Where the form sends itself without script. */
  action: string;
  /** Slug of the vehicle that it is about. */
  vehicleSlug?: string | undefined;
  /** Of a test drive. */
  appointments?: Appointments | undefined;
  /** Names of the places that the vehicle can be brought to (A3). */
  places?: readonly string[];
  /** Calculator whose figures go along, where the form asks about finance or buying. */
  calculated?: { readonly vehicle?: Vehicle; readonly now: number };
  /** Values that the form opens with. */
  begin: () => EnquiryValues;
  /** Parameters of the page's address that travel with it. */
  asked?: Readonly<Record<string, string>> | undefined;
  refused?: { errors: EnquiryErrors; formError?: string } | undefined;
  /** Thanks in the form's place instead of the success page. */
  stays?: boolean | undefined;
  /** Called when the thanks take the form's place. */
  onStored?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** A form of the vehicle's page: test drive, photos, enquiry or finance (VDP-24). One for window, section and page. */
export function RequestForm({ request, words, options, vehicleSlug, stored, ...props }: RequestFormProps) {
  const { appointments, places = [], action, begin, asked, calculated, refused, stays, onStored, onClose } = props;
  const say = useWords(formsWords);
  const store = useAppStore();
  const [thanked, setThanked] = useState<{ sent?: SentEnquiry | undefined }>();
  if (thanked) return <Thanks {...thanked} onClose={onClose} />;

  const offered = typeof appointments === 'object' ? appointments.days : undefined;
  const own = (form: LiveForm) => (
    <>
      {appointments && (
        <AppointmentFields
          appointments={appointments}
          values={form.values}
          errors={form.errors}
          start={form.start}
          onChange={form.change}
        />
      )}
      {places.length > 0 && (
        <SelectField
          label={fieldLabel('distribution_location', say)}
          name="distribution_location"
          options={['', ...places].map((value) => ({ value, label: value || say('request.whereItStands') }))}
          value={form.values.distribution_location ?? ''}
          onChange={(event) => form.change('distribution_location', event.currentTarget.value)}
        />
      )}
      {calculated && (request === 'finance' || request === 'enquiry') && (
        <Slot slot={workedOutLoanSlot} with={calculated} />
      )}
    </>
  );
  return (
    <SendingForm
      id={formIdOf(request, vehicleSlug)}
      label={words.title}
      submitLabel={words.submitLabel}
      disclaimer={words.disclaimer}
      options={options}
      origin={{
        ...stored,
        hiddenText: words.hiddenText,
        ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}),
        ...(asked ? { linked_query_params: asked } : {}),
      }}
      action={action}
      hidden={({ dealership_slug: dealership }) => ({
        ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : { category: stored.category }),
        subcategory: stored.subcategory,
        // already known, so the form has no field for it
        dealership_slug: options.rules.fields.includes('dealership_slug') ? undefined : dealership,
      })}
      begin={begin}
      refused={refused}
      validate={(values) => appointmentErrors(values, offered, say)}
      fields={own}
      onStored={
        stays
          ? async () => {
              const answer = appointments && (await store.dispatch(sentEnquiry()));
              setThanked({ sent: answer?.data });
              onStored?.();
            }
          : undefined
      }
    />
  );
}
