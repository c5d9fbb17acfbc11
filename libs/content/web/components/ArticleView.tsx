import { imageUrl, shareLinks, srcSet, type ShareNetwork } from '@forecourt/contracts';
import type { ArticleAnswer } from '@forecourt/content/domain';
import { useSite, useWords, withElements } from '@forecourt/composition';
import { formatDate } from '@forecourt/words';
import { articleHref, listHref } from '../rules/addresses.js';
import * as styles from './article.styles.js';
import { Prose } from './Prose.js';
import { contentWords } from '../words/contentWords.js';

/** Contents are worth their room from so many headings on. */
const LONG = 4;

/** Title, who wrote it and when, and the picture of an article. */
export function ArticleHead({ post }: Pick<ArticleAnswer, 'post'>) {
  const say = useWords(contentWords);
  const site = useSite();
  const { title, description, date, updated, author, categories, image, minutes } = post;
  return (
    <header css={styles.head}>
      <p css={styles.tag}>
        {categories.map(({ slug, name }, index) => (
          <span key={slug}>
            {index > 0 && ' · '}
            <a href={listHref(site, { category: slug, page: 1 })}>{name}</a>
          </span>
        ))}
      </p>
      <h1>{title}</h1>
      <p css={styles.lead}>{description}</p>
      <p css={styles.byline}>
        <span>
          {withElements((marks) => say('article.by', marks), {
            author: <a href={listHref(site, { author: author.slug, page: 1 })}>{author.name}</a>,
          })}
        </span>
        <time dateTime={date}>{formatDate(date, say.language)}</time>
        {updated !== undefined && (
          <span>
            {withElements((marks) => say('article.updated', marks), {
              date: <time dateTime={updated}>{formatDate(updated, say.language)}</time>,
            })}
          </span>
        )}
        <span>{say('article.minutes', { minutes })}</span>
      </p>
      {image && <HeadPicture image={image} />}
    </header>
  );
}

/** The picture below a title, as wide as the words. */
export function HeadPicture({ image }: { image: NonNullable<ArticleAnswer['post']['image']> }) {
  return (
    <figure css={styles.hero}>
      <img
        src={imageUrl(image.path, { width: 1024 })}
        srcSet={srcSet(image.path, [480, 640, 800, 1024, 1280, 1600])}
        sizes="(min-width: 800px) 704px, 92vw"
        width={1280}
        height={720}
        alt={image.alt}
        fetchPriority="high"
      />
    </figure>
  );
}

/** The words of an article, with a way to each of its headings where it is long. */
export function ArticleBody({ html, headings }: Pick<ArticleAnswer, 'html' | 'headings'>) {
  const say = useWords(contentWords);
  const chapters = headings.filter(({ level }) => level === 2);
  return (
    <>
      {chapters.length >= LONG && (
        <details css={styles.contents}>
          <summary>{say('article.contents')}</summary>
          <ol>
            {chapters.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      )}
      <Prose html={html} />
    </>
  );
}

/** Links that share an article; they work without script. */
export function ShareRow({ networks, url, title }: { networks: readonly ShareNetwork[]; url: string; title: string }) {
  const say = useWords(contentWords);
  if (networks.length === 0) return null;
  return (
    <section css={styles.share} aria-labelledby="share">
      <h2 id="share">{say('article.share')}</h2>
      <ul>
        {shareLinks(networks, { url, title }, { email: say('share.email'), sms: say('share.sms') }).map(
          ({ network, label, href, hasWindow }) => (
            <li key={network}>
              <a href={href} {...(hasWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** The articles before and after this one. */
export function Neighbours({ previous, next }: Pick<ArticleAnswer, 'previous' | 'next'>) {
  const say = useWords(contentWords);
  const site = useSite();
  if (!previous && !next) return null;
  return (
    <nav css={styles.between} aria-label={say('article.others')}>
      {previous && (
        <a href={articleHref(site, previous)} rel="prev">
          <span>{say('article.previous')}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={articleHref(site, next)} rel="next">
          <span>{say('article.next')}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
