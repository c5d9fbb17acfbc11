import { enquiryRoute, type EnquiryTopic } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { selectPlace, useAppStore } from '@forecourt/runtime/store';
import { localTime, siteSection } from '@forecourt/site-config';
import { chosenPlace } from '../../rules/enquiryOptions.js';
import { topicErrors, topicKind, topicOptions } from '../../rules/topics.js';
import { useForms } from '../useForms.js';
import { selectDraft, selectKnownContact } from '../../state/formsSlice.js';
import type { EnquiryFormProps } from '../EnquiryForm.js';
import { SendingForm } from '../SendingForm.js';
import { TopicFields } from './TopicFields.js';
import { formsWords } from '../../words/formsWords.js';

export interface TopicFormProps {
  topic: EnquiryTopic;
  /** What was refused when the form sent itself. */
  refused?: EnquiryFormProps['refused'];
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
      origin={{ category: kind.category, ...(kind.subcategory ? { subcategory: kind.subcategory } : {}) }}
      action={current.href(enquiryRoute) ?? '/contact-us'}
      hidden={() => ({ topic, category: kind.category })}
      refused={refused}
      validate={(values) => topicErrors(topic, values, forms, localTime(Date.now(), site.timeZone).date, say)}
      fields={(form) => (
        <TopicFields {...{ fields, form }} serviceChoices={forms.serviceChoices} serviceExtras={forms.serviceExtras} />
      )}
      begin={() => ({
        ...options.preset,
        opt_in: forms.optInDefault,
        ...chosenPlace(options, selectPlace(store.getState())),
        ...selectKnownContact(store.getState()),
        ...selectDraft(store.getState(), id)?.values,
        ...refused?.values,
      })}
    />
  );
}
