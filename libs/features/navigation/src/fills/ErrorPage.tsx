import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, ButtonLink, Container, TextField } from '@forecourt/ui-kit';
import type { NavigationKey } from '../domain/words.js';
import { navigationWords } from '../words/navigationWords.js';
import * as styles from './navigation.styles.js';

interface ErrorWords {
  readonly title: NavigationKey;
  readonly text: NavigationKey;
}

const WORDS: ReadonlyMap<number, ErrorWords> = new Map<number, ErrorWords>([
  [404, { title: 'error.notFound', text: 'error.notFoundText' }],
  [503, { title: 'error.unavailable', text: 'error.unavailableText' }],
  [410, { title: 'error.gone', text: 'error.goneText' }],
]);
const FAULT: ErrorWords = { title: 'error.fault', text: 'error.faultText' };

/** Renders in place of a page that was not found or failed, with a way on. */
export function Component({ status, message }: { status: number; message?: string }) {
  const say = useWords(navigationWords);
  const { searchPrefix } = useSection(siteSection);
  const { title, text } = WORDS.get(status) ?? FAULT;
  return (
    <Container>
      <section css={styles.errorBox}>
        <h1>{say(title)}</h1>
        <p>{message ?? say(text)}</p>
        <form method="get" action={searchPrefix} role="search">
          <TextField
            label={say('error.searchStock')}
            name="query"
            type="search"
            required
            placeholder={say('error.searchHint')}
          />
          <Button type="submit" icon="search">
            {say('error.search')}
          </Button>
        </form>
        <ButtonLink href={searchPrefix} variant="quiet">
          {say('error.seeAll')}
        </ButtonLink>
      </section>
    </Container>
  );
}
