import { enquiryRoute, type EnquiryTopic } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { selectPlace, useAppStore } from '@forecourt/runtime/store';
import { localTime, siteSection } from '@forecourt/site-config';
import { chosenPlace } from '../../rules/enquiryOptions.js';
import { topicErrors, topicKind, topicOptions } from '../../rules/topics.js';
import { useForms } from '../useForms.js';
import { selectDraft, selectKnownContact } from '../../state/formsSlice.js';
import { refusedValues, type EnquiryFormProps } from '../EnquiryForm.js';
import { SendingForm } from '../SendingForm.js';
import { topicFields } from './topicFields.js';
import { formsWords } from '../../words/formsWords.js';

export interface TopicFormProps {
  topic: EnquiryTopic;
  /** What was refused when the browser posted the form. */
  refused?: EnquiryFormProps['refused'] | undefined;
}

/** Service, parts, fleet or careers: an enquiry with fields of its own (FORM-11). */
export function TopicForm({ topic, refused }: TopicFormProps) {
  const say = useWords(formsWords);
  const forms = useForms();
  const site = useSection(siteSection);
  const current = useSite();
  const store = useAppStore();
  const { title, submitLabel, fields } = forms.topicForms[topic];
  const options = topicOptions(topic, forms, site);
  const kind = topicKind(topic);
  const id = `topic-${topic}`;
  return (
    <SendingForm
      id={id}
      label={title}
      submitLabel={submitLabel}
      options={options}
      action={current.href(enquiryRoute) ?? '/contact-us'}
      hidden={() => ({ topic, category: kind.category })}
      validate={(values) => topicErrors(topic, values, forms, localTime(Date.now(), site.timeZone).date, say)}
      fields={() => topicFields(fields, forms, say)}
      begin={() => ({
        ...options.preset,
        opt_in: forms.optInDefault,
        ...chosenPlace(options, selectPlace(store.getState())),
        ...selectKnownContact(store.getState()),
        ...selectDraft(store.getState(), id)?.values,
        ...refusedValues(refused),
      })}
    />
  );
}
