import { useFieldText } from '@forecourt/action-form';
import { testDriveRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { selectPlace, useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { useHasScript } from '@forecourt/ui-kit';
import { appointmentErrors } from '../rules/appointments.js';
import { chosenPlace } from '../rules/enquiryOptions.js';
import { ruleOf } from '../rules/enquiryValues.js';
import { fieldLabel } from '../rules/fieldLabels.js';
import { TEST_DRIVE, testDriveOptions, timesAt, type PlaceTimes } from '../rules/testDrive.js';
import { useForms } from './useForms.js';
import { selectDraft, selectKnownContact } from '../state/formsSlice.js';
import { refusedValues, type EnquiryFormProps } from './EnquiryForm.js';
import { appointmentFields } from './requests/appointmentFields.js';
import { SendingForm } from './SendingForm.js';
import { formsWords } from '../words/formsWords.js';

export interface TestDriveFormProps {
  times: readonly PlaceTimes[];
  /** Make and model that the address names; empty for none. */
  vehicle: string;
  /** What was refused when the browser posted the form. */
  refused?: EnquiryFormProps['refused'] | undefined;
}

/** A test drive that is not of one vehicle: which one, on which day, at what time; each is optional (FORM-06). */
export function TestDriveForm({ times, vehicle, refused }: TestDriveFormProps) {
  const say = useWords(formsWords);
  const forms = useForms();
  const site = useSection(siteSection);
  const page = useSite().href(testDriveRoute) ?? '';
  const store = useAppStore();
  const { title, submitLabel, disclaimer } = forms.vehicleForms['test-drive'];
  const options = testDriveOptions(forms, site);
  const { form: id } = TEST_DRIVE;
  // a place that only the device knows is not in the HTML that hydrates
  const drawnPlace = refused?.values['location'] || options.preset.location;
  const useOffered = () => {
    const [location] = useFieldText('location');
    return timesAt(times, useHasScript() ? location : drawnPlace);
  };
  return (
    <SendingForm
      id={id}
      label={title}
      submitLabel={submitLabel}
      disclaimer={disclaimer}
      options={options}
      action={page}
      validate={(values) => appointmentErrors(values, timesAt(times, values.location).days, say)}
      fields={({ preferred_date: startDay }) => [
        {
          ...{ name: 'vehicle_wanted', label: fieldLabel('vehicle_wanted', say), hint: say('testDrive.hint') },
          ...{ autoComplete: 'off', maxLength: ruleOf('vehicle_wanted').max },
        },
        ...appointmentFields({ useOffered, startDay }, say),
      ]}
      begin={() => ({
        ...options.preset,
        opt_in: forms.optInDefault,
        ...(vehicle === '' ? {} : { vehicle_wanted: vehicle }),
        ...chosenPlace(options, selectPlace(store.getState())),
        ...selectKnownContact(store.getState()),
        ...selectDraft(store.getState(), id)?.values,
        ...refusedValues(refused),
      })}
    />
  );
}
