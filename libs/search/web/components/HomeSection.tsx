import type { ReactNode } from 'react';
import { useWords } from '@forecourt/composition';
import { Container, Icon } from '@forecourt/ui-kit';
import { searchWords } from '../words/searchWords.js';
import * as styles from './HomeSection.styles.js';

export interface HomeSectionProps {
  id: string;
  title: string;
  /** Link to the whole listing, with as many vehicles as it has. */
  more?: { href: string; count: number } | undefined;
  children: ReactNode;
}

/** A titled band of the front page. */
export function HomeSection({ id, title, more, children }: HomeSectionProps) {
  const say = useWords(searchWords);
  return (
    <Container>
      <section css={styles.section} aria-labelledby={`home-${id}`}>
        <div css={styles.head}>
          <h2 id={`home-${id}`}>{title}</h2>
          {more && (
            <a css={styles.more} href={more.href}>
              {say('front.seeAll', { count: more.count })}
              <Icon name="right" size={16} />
            </a>
          )}
        </div>
        {children}
      </section>
    </Container>
  );
}
