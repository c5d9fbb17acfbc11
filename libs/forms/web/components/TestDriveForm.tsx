import { testDriveRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { selectPlace, useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { TextField, useHasScript } from '@forecourt/ui-kit';
import { appointmentErrors } from '../rules/appointments.js';
import { chosenPlace } from '../rules/enquiryOptions.js';
import { ruleOf, type EnquiryValues } from '../rules/enquiryValues.js';
import { fieldLabel } from '../rules/fieldLabels.js';
import { TEST_DRIVE, testDriveOptions, timesAt, type PlaceTimes } from '../rules/testDrive.js';
import { useForms } from './useForms.js';
import { selectDraft, selectKnownContact } from '../state/formsSlice.js';
import type { EnquiryFormProps } from './EnquiryForm.js';
import { AppointmentFields } from './requests/AppointmentFields.js';
import { SendingForm } from './SendingForm.js';
import { formsWords } from '../words/formsWords.js';

export interface TestDriveFormProps {
  times: readonly PlaceTimes[];
  /** Make and model that the address names; empty for none. */
  vehicle: string;
  /** What was refused when the form sent itself. */
  refused?: EnquiryFormProps['refused'];
}

/** A test drive that is not of one vehicle: which one, on which day, at what time; each is optional (FORM-06). */
export function TestDriveForm({ times, vehicle, refused }: TestDriveFormProps) {
  const say = useWords(formsWords);
  const forms = useForms();
  const site = useSection(siteSection);
  const page = useSite().href(testDriveRoute) ?? '';
  const store = useAppStore();
  const hasScript = useHasScript();
  const { title, submitLabel, disclaimer } = forms.vehicleForms['test-drive'];
  const options = testDriveOptions(forms, site);
  const { form: id, category, subcategory } = TEST_DRIVE;
  // a place that only the device knows is not in the HTML that hydrates
  const drawnPlace = refused?.values.location ?? options.preset.location;
  const timesOf = ({ location }: EnquiryValues) => timesAt(times, hasScript ? location : drawnPlace);
  return (
    <SendingForm
      id={id}
      label={title}
      submitLabel={submitLabel}
      disclaimer={disclaimer}
      options={options}
      origin={{ category, subcategory }}
      action={page}
      hidden={() => ({})}
      refused={refused}
      validate={(values) => appointmentErrors(values, timesOf(values).days, say)}
      fields={({ values, errors, start, change }) => (
        <>
          <TextField
            label={fieldLabel('vehicle_wanted', say)}
            hint={say('testDrive.hint')}
            name="vehicle_wanted"
            autoComplete="off"
            maxLength={ruleOf('vehicle_wanted').max}
            value={values.vehicle_wanted ?? ''}
            error={errors.vehicle_wanted}
            onChange={({ currentTarget: { value } }) => change('vehicle_wanted', value)}
          />
          <AppointmentFields
            appointments={timesOf(values)}
            values={values}
            errors={errors}
            start={start}
            onChange={change}
          />
        </>
      )}
      begin={() => ({
        ...options.preset,
        opt_in: forms.optInDefault,
        ...(vehicle === '' ? {} : { vehicle_wanted: vehicle }),
        ...chosenPlace(options, selectPlace(store.getState())),
        ...selectKnownContact(store.getState()),
        ...selectDraft(store.getState(), id)?.values,
        ...refused?.values,
      })}
    />
  );
}
