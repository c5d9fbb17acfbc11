import { useLocation } from 'react-router-dom';
import { listingRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { Button, ButtonLink, Container, TextField } from '@forecourt/ui-kit';
import type { NavigationKey } from '../rules/words.js';
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

interface ErrorPageProps {
  status: number;
  message?: string;
  /** What a shopper quotes of a fault. */
  reference?: string;
}

/** Renders in place of a page that was not found or failed, with a way on. */
export function Component({ status, message, reference }: ErrorPageProps) {
  const say = useWords(navigationWords);
  const listing = useRouteHref(listingRoute);
  const { pathname, search } = useLocation();
  const { title, text } = WORDS.get(status) ?? FAULT;
  return (
    <Container>
      <section css={styles.errorBox}>
        <h1>{say(title)}</h1>
        <p>{message ?? say(text)}</p>
        {reference !== undefined && <p>{say('error.reference', { reference })}</p>}
        {status >= 500 && <ButtonLink href={pathname + search}>{say('error.tryAgain')}</ButtonLink>}
        {listing !== undefined && (
          <>
            <form method="get" action={listing} role="search">
              <TextField
                label={say('error.searchStock')}
                name="query"
                type="search"
                required
                placeholder={say('error.searchHint')}
              />
              <Button type="submit" icon="search" variant={status >= 500 ? 'outline' : 'solid'}>
                {say('error.search')}
              </Button>
            </form>
            <ButtonLink href={listing} variant="outline">
              {say('error.seeAll')}
            </ButtonLink>
          </>
        )}
      </section>
    </Container>
  );
}
