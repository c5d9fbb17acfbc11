import { useState, type ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { ActionForm, FormButton, type FormField, type FormValues } from '@forecourt/action-form';
import { useSection, useWords } from '@forecourt/composition';
import { enquiryWords } from '@forecourt/enquiry';
import { siteSection } from '@forecourt/site-config';
import { Alert, TextField } from '@forecourt/ui-kit';
import type { WebsiteAnswer } from '../pages/websiteAction.js';
import { orderText, type OrderRow } from '../rules/orderLists.js';
import { ORDER_FIELD, websiteStep } from '../rules/websiteSteps.js';
import { momentWords } from '../rules/words.js';
import { deskWords } from '../words/deskWords.js';
import { OrderList, type OrderItem } from './OrderList.js';

export interface WebsiteFormProps {
  /** Name of the form, by which the action knows what it changes. */
  step: string;
  /** Number of the version that it changes. */
  version: number;
  /** Name of the form for those who do not see it. */
  label: string;
  /** What it opens with. */
  initial: FormValues;
  /** Its fields, where they are not those that its name says. */
  fields?: readonly FormField[];
  /** Whether what it changes is shown by the day. */
  hasDay?: boolean;
  /** What its button says that publishes. */
  submitLabel?: string;
  /** Whether it can be looked at before. */
  hasPreview?: boolean;
}

const PREVIEW = { name: 'deed', value: 'preview' };

/** A form about the website: shows its change in a preview, or publishes it. Enter in a field shows the preview. */
export function WebsiteForm({
  step,
  version,
  label,
  initial,
  fields,
  hasDay = false,
  submitLabel,
  hasPreview = true,
}: WebsiteFormProps): ReactNode {
  const say = useWords(deskWords);
  const sayField = useWords(enquiryWords);
  const { timeZone } = useSection(siteSection);
  const posted = useActionData<WebsiteAnswer>();
  const [heard, setHeard] = useState<WebsiteAnswer>();
  const { preview } = heard ?? (posted?.step === step ? posted : {});
  const own = websiteStep(step, { say, sayField });
  if (!own) return null;
  return (
    <ActionForm
      label={label}
      fields={fields ?? own.fields}
      rules={own.faults}
      initial={initial}
      step={step}
      hidden={{ version: String(version) }}
      submitLabel={submitLabel ?? say('website.publish')}
      layout="short"
      onAnswer={setHeard}
      {...(hasPreview
        ? {
            enter: PREVIEW,
            beside: (
              <FormButton {...PREVIEW} variant="outline">
                {say('website.preview')}
              </FormButton>
            ),
          }
        : {})}
    >
      {hasDay && <TextField name="day" label={say('website.day')} hint={say('website.dayHint')} type="date" isPlain />}
      {preview && (
        <Alert tone="success">
          <p>
            <a href={preview.address} target="_blank" rel="noopener nofollow">
              {say('website.openPreview')}
            </a>
          </p>
          <p>{say('website.previewUntil', { until: momentWords(preview.until, timeZone, say.language) })}</p>
        </Alert>
      )}
    </ActionForm>
  );
}

export interface WebsiteOrderFormProps extends Pick<WebsiteFormProps, 'step' | 'version' | 'label'> {
  items: readonly (OrderItem & OrderRow)[];
  /** Whether an item can be hidden. */
  hides?: boolean;
}

/** A list of the website that is arranged. */
export function WebsiteOrderForm({ items, hides = false, ...form }: WebsiteOrderFormProps): ReactNode {
  const posted = useActionData<WebsiteAnswer>();
  const done = posted?.step === form.step ? posted.arranged : undefined;
  const field: FormField = {
    ...{ name: ORDER_FIELD, label: form.label },
    control: (control) => <OrderList {...control} items={items} hides={hides} done={done} />,
  };
  return <WebsiteForm {...form} fields={[field]} initial={{ [ORDER_FIELD]: orderText(items) }} />;
}
