import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { useWords } from '@forecourt/composition';
import * as styles from '../components/article.styles.js';
import type { ReadArticle } from '../rules/readArticles.js';
import { articleRead, selectRead } from '../state/contentSlice.js';
import { contentWords } from '../words/contentWords.js';

/** What was read before this article, from the device's own record; nothing in the server's HTML. */
export function Component({ article }: { article: ReadArticle }) {
  const say = useWords(contentWords);
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectRead);
  // the list does not change while the page is open
  const [before] = useState(() => all.filter(({ href }) => href !== article.href));
  const { href, title } = article;
  useEffect(() => {
    dispatch(articleRead({ href, title }));
  }, [dispatch, href, title]);
  if (before.length === 0) return null;
  return (
    <section css={styles.section} aria-labelledby="read-before">
      <h2 id="read-before">{say('article.readLately')}</h2>
      <ul>
        {before.map((other) => (
          <li key={other.href}>
            <a href={other.href}>{other.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
