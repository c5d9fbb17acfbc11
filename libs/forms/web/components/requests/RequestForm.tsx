import { useState } from 'react';
import type { FormField } from '@forecourt/action-form';
import { workedOutLoanSlot, type VehicleRequest } from '@forecourt/contracts';
import { Slot, useWords } from '@forecourt/composition';
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
import { SendingForm } from '../SendingForm.js';
import { appointmentFields, type Appointments } from './appointmentFields.js';
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
  /** Address of the route whose action takes the form. */
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
  /** Thanks in the form's place instead of the success page. */
  stays?: boolean | undefined;
  /** Called when the thanks take the form's place. */
  onStored?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** A form of the vehicle's page: test drive, photos, enquiry or finance (VDP-24). One for window, section and page. */
export function RequestForm({ request, words, options, vehicleSlug, stored, ...props }: RequestFormProps) {
  const { appointments, places = [], action, begin, calculated, stays, onStored, onClose } = props;
  const say = useWords(formsWords);
  const store = useAppStore();
  const [thanked, setThanked] = useState<{ sent?: SentEnquiry | undefined }>();
  if (thanked) return <Thanks {...thanked} onClose={onClose} />;

  const offered = typeof appointments === 'object' ? appointments.days : undefined;
  const own = ({ preferred_date: startDay }: EnquiryValues): FormField[] => [
    ...(appointments ? appointmentFields({ useOffered: () => appointments, startDay }, say) : []),
    ...(places.length > 0
      ? [
          {
            ...{
              name: 'distribution_location',
              label: fieldLabel('distribution_location', say),
              kind: 'select' as const,
            },
            options: ['', ...places].map((value) => ({ value, label: value || say('request.whereItStands') })),
          },
        ]
      : []),
  ];
  return (
    <SendingForm
      id={formIdOf(request, vehicleSlug)}
      label={words.title}
      submitLabel={words.submitLabel}
      disclaimer={words.disclaimer}
      options={options}
      vehicleSlug={vehicleSlug}
      action={action}
      hidden={({ dealership_slug: dealership }) => ({
        ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : { category: stored.category }),
        subcategory: stored.subcategory,
        // already known, so the form has no field for it
        dealership_slug: options.rules.fields.includes('dealership_slug') ? undefined : dealership,
      })}
      begin={begin}
      validate={(values) => appointmentErrors(values, offered, say)}
      fields={own}
      beforeComments={
        calculated &&
        (request === 'finance' || request === 'enquiry') && <Slot slot={workedOutLoanSlot} with={calculated} />
      }
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
