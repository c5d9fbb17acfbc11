import { useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { successRoute, type VehicleRequest } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, SelectField } from '@forecourt/ui-kit';
import type { FormsConfig } from '../../config.js';
import { appointmentErrors } from '../../domain/appointments.js';
import type { EnquiryOptions } from '../../domain/enquiryOptions.js';
import { FIELD_LABELS, type EnquiryField, type EnquiryValues } from '../../domain/enquiryValues.js';
import { formIdOf } from '../../domain/keptForms.js';
import { successQuery } from '../../domain/successQuery.js';
import { validateEnquiry, type EnquiryErrors } from '../../domain/validateEnquiry.js';
import { formsSection } from '../../section.js';
import { EnquiryFields } from '../EnquiryFields.js';
import { ErrorList } from '../ErrorList.js';
import { FormMemory } from '../FormMemory.js';
import * as styles from '../enquiry.styles.js';
import { useSender } from '../useSender.js';
import { AppointmentFields, type Appointments } from './AppointmentFields.js';
import { Thanks } from './Thanks.js';

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
  /** What stands in it when it is opened. */
  begin: () => EnquiryValues;
  /** Parameters of the page's address that travel with it. */
  asked?: Readonly<Record<string, string>> | undefined;
  refused?: { errors: EnquiryErrors; formError?: string } | undefined;
  /** Thanks in the form's place instead of the success page. */
  stays?: boolean | undefined;
  onClose?: (() => void) | undefined;
}

/** A form of the vehicle's page: test drive, photos, enquiry or finance (VDP-24). One for window, section and page. */
export function RequestForm({
  request,
  words,
  options,
  vehicleSlug,
  stored,
  begin,
  stays,
  ...props
}: RequestFormProps) {
  const { appointments, places = [], action, asked, refused, onClose } = props;
  const forms = useSection(formsSection);
  const site = useSection(siteSection);
  const success = useRouteHref(successRoute) ?? '/';
  const navigate = useNavigate();
  const [isStored, setStored] = useState(false);
  const id = formIdOf(request, vehicleSlug);
  const [start] = useState(begin);
  const isSent = useRef(false);
  const { frame, fault, submit, clearFault } = useSender({
    id,
    origin: {
      ...stored,
      hiddenText: words.hiddenText,
      ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}),
      ...(asked ? { linked_query_params: asked } : {}),
    },
    refused,
  });
  if (isStored) return <Thanks onClose={onClose} />;

  const offered = typeof appointments === 'object' ? appointments : undefined;
  const send = async (values: EnquiryValues): Promise<void> => {
    const answer = await submit(values);
    if (!answer) return;
    isSent.current = true;
    if (stays) return setStored(true);
    await navigate(`${success}?${successQuery(answer.category, vehicleSlug)}`);
  };
  const hidden = { ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : { category: stored.category }), ...(stored.subcategory ? { subcategory: stored.subcategory } : {}) }; // prettier-ignore

  return (
    <Form<EnquiryValues>
      onSubmit={send}
      initialValues={start}
      validate={(values) => ({ ...validateEnquiry(values, options.rules), ...appointmentErrors(values, offered) })}
    >
      {({ handleSubmit, values, errors = {}, submitFailed, submitting, form }) => {
        const shown: EnquiryErrors = { ...fault?.fields, ...(submitFailed ? errors : {}) };
        const change = (field: EnquiryField, value: string | boolean) => {
          form.change(field, value);
          if (fault) clearFault();
        };
        return (
          <form
            ref={frame}
            css={styles.form}
            method="post"
            action={action}
            noValidate
            data-enquiry={id}
            onSubmit={(event) => void handleSubmit(event)}
            aria-label={words.title}
          >
            {Object.entries(hidden).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {values.dealership_slug && !options.rules.fields.includes('dealership_slug') && (
              <input type="hidden" name="dealership_slug" value={values.dealership_slug} />
            )}
            <FormMemory id={id} start={start} isSent={() => isSent.current} />
            <ErrorList errors={shown} formError={fault?.form} />
            <EnquiryFields
              options={options}
              values={values}
              errors={shown}
              optInText={forms.showOptIn ? forms.optInText : undefined}
              onChange={change}
            >
              {appointments && (
                <AppointmentFields appointments={appointments} values={values} errors={shown} onChange={change} />
              )}
              {places.length > 0 && (
                <SelectField
                  label={FIELD_LABELS.distribution_location}
                  name="distribution_location"
                  options={['', ...places].map((value) => ({ value, label: value || 'Where it stands' }))}
                  value={values.distribution_location ?? ''}
                  onChange={(event) => change('distribution_location', event.currentTarget.value)}
                />
              )}
            </EnquiryFields>
            {words.disclaimer && <p css={styles.note}>{words.disclaimer}</p>}
            <Button type="submit" isBusy={submitting} isWide>
              {words.submitLabel}
            </Button>
            <p css={styles.note}>{forms.collectionNotice.replace('{dealer}', site.name)}</p>
          </form>
        );
      }}
    </Form>
  );
}
