import { useState, type ReactNode } from 'react';
import { useActionData } from 'react-router-dom';
import { ActionForm, FormButton, type ActionFormProps } from '@forecourt/action-form';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, TextField } from '@forecourt/ui-kit';
import type { WebsiteAnswer } from '../pages/websiteAction.js';
import { momentWords } from '../rules/words.js';
import { deskWords } from '../words/deskWords.js';

export interface WebsiteFormProps extends Pick<ActionFormProps, 'label' | 'fields' | 'rules' | 'initial'> {
  /** Name of the form, by which the action knows what it changes. */
  step: string;
  /** Number of the version that it changes. */
  version: number;
}

/** A form about the website: shows its change in a preview, or publishes it. */
export function WebsiteForm({ step, version, ...form }: WebsiteFormProps): ReactNode {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const posted = useActionData<WebsiteAnswer>();
  const [heard, setHeard] = useState<WebsiteAnswer>();
  const { preview } = heard ?? (posted?.step === step ? posted : {});
  return (
    <ActionForm
      {...form}
      step={step}
      hidden={{ version: String(version) }}
      submitLabel={say('website.publish')}
      layout="short"
      onAnswer={setHeard}
      beside={
        <FormButton name="deed" value="preview" variant="outline">
          {say('website.preview')}
        </FormButton>
      }
    >
      <TextField name="day" label={say('website.day')} hint={say('website.dayHint')} type="date" isPlain />
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
