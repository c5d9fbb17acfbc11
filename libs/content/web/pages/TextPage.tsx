import { useLoaderData } from 'react-router-dom';
import { enquiryRoute, homeRoute, topicEnquirySlot } from '@forecourt/contracts';
import type { ContentPageAnswer } from '@forecourt/content/domain';
import { Slot, useRouteHref, useWords, withElements } from '@forecourt/composition';
import { Breadcrumbs, Container, Icon } from '@forecourt/ui-kit';
import { formatDate } from '@forecourt/words';
import { ArticleBody, HeadPicture } from '../components/ArticleView.js';
import * as styles from '../components/article.styles.js';
import { Prose } from '../components/Prose.js';
import { RelatedVehicles } from '../components/RelatedVehicles.js';
import type { TextData } from './textLoader.js';
import { contentWords } from '../words/contentWords.js';

/** A page of information, of questions, or a legal one. */
export function Component() {
  const say = useWords(contentWords);
  const { page, html, headings, questions, image, enquiry, stock, vehicles, now } = useLoaderData<TextData>();
  const home = useRouteHref(homeRoute);
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.column}>
          <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: page.title }]} />
          <header css={styles.head}>
            <h1>{page.title}</h1>
            <p css={styles.lead}>{page.description}</p>
            {page.updated !== undefined && (
              <p css={styles.byline}>
                <span>
                  {withElements((marks) => say('text.changed', marks), {
                    date: <time dateTime={page.updated}>{formatDate(page.updated, say.language)}</time>,
                  })}
                </span>
              </p>
            )}
            {image && <HeadPicture image={image} />}
          </header>
          {questions ? <Questions questions={questions} /> : <ArticleBody html={html} headings={headings} />}
          {enquiry && <Slot slot={topicEnquirySlot} with={{ topic: enquiry }} />}
          <RelatedVehicles stock={stock} vehicles={vehicles} now={now} />
        </div>
      </div>
    </Container>
  );
}

function Questions({ questions }: { questions: NonNullable<ContentPageAnswer['questions']> }) {
  const say = useWords(contentWords);
  const contact = useRouteHref(enquiryRoute);
  return (
    <>
      <div css={styles.questions}>
        {questions.map(({ id, question, html }) => (
          <details key={id} id={id}>
            <summary>
              <h2>{question}</h2>
              <Icon name="down" />
            </summary>
            <Prose html={html} />
          </details>
        ))}
      </div>
      {contact && (
        <p>
          {withElements((marks) => say('text.notAmong', marks), {
            link: <a href={contact}>{say('text.askUs')}</a>,
          })}
        </p>
      )}
    </>
  );
}
