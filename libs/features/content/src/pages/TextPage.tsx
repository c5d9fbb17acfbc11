import { useLoaderData } from 'react-router-dom';
import { enquiryRoute, homeRoute, topicEnquirySlot } from '@forecourt/contracts';
import type { ContentPageAnswer } from '@forecourt/contracts/api';
import { Slot, useRouteHref } from '@forecourt/composition';
import { Breadcrumbs, Container, Icon } from '@forecourt/ui-kit';
import { formatDate } from '@forecourt/vehicle';
import { ArticleBody, HeadPicture } from '../components/ArticleView.js';
import * as styles from '../components/article.styles.js';
import { Prose } from '../components/Prose.js';
import { RelatedVehicles } from '../components/RelatedVehicles.js';
import type { TextData } from './textLoader.js';

/** A page of information, of questions, or a legal one. */
export function Component() {
  const { page, html, headings, questions, image, enquiry, stock, vehicles, now } = useLoaderData<TextData>();
  const home = useRouteHref(homeRoute);
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.column}>
          <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: page.title }]} />
          <header css={styles.head}>
            <h1>{page.title}</h1>
            <p css={styles.lead}>{page.description}</p>
            {page.updated !== undefined && (
              <p css={styles.byline}>
                <span>
                  Last changed <time dateTime={page.updated}>{formatDate(page.updated)}</time>
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
          Is yours not among them? <a href={contact}>Ask us</a>.
        </p>
      )}
    </>
  );
}
