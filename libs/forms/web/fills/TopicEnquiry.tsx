import type { EnquiryTopic } from '@forecourt/contracts';
import * as styles from '../components/enquiry.styles.js';
import { TopicForm } from '../components/topics/TopicForm.js';
import { useForms } from '../components/useForms.js';

/** The form of a page that is about the workshop, parts, fleets or careers (FORM-11). */
export function Component({ topic }: { topic: EnquiryTopic }) {
  const { title, intro } = useForms().topicForms[topic];
  return (
    <section css={styles.topic} id="enquiry" aria-labelledby="topic-enquiry">
      <h2 id="topic-enquiry">{title}</h2>
      {intro && <p>{intro}</p>}
      <TopicForm topic={topic} />
    </section>
  );
}
