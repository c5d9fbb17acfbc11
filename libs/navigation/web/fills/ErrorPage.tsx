import { useLocation } from 'react-router-dom';
import { homeRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { Button, ButtonLink, Container, TextField } from '@forecourt/ui-kit';
import type { NavigationKey } from '../rules/words.js';
import { navigationWords } from '../words/navigationWords.js';
import * as styles from './navigation.styles.js';

interface ErrorWords {
  readonly title: NavigationKey;
  /** It ends with the way to the stock. */
  readonly text: NavigationKey;
  /** On a site without a listing. */
  readonly textAlone: NavigationKey;
}

const WORDS: ReadonlyMap<number, ErrorWords> = new Map<number, ErrorWords>([
  [404, { title: 'error.notFound', text: 'error.notFoundText', textAlone: 'error.notFoundAlone' }],
  [503, { title: 'error.unavailable', text: 'error.unavailableText', textAlone: 'error.unavailableAlone' }],
  [410, { title: 'error.gone', text: 'error.goneText', textAlone: 'error.goneAlone' }],
]);
const FAULT: ErrorWords = { title: 'error.fault', text: 'error.faultText', textAlone: 'error.faultAlone' };

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
  const home = useRouteHref(homeRoute);
  const { pathname, search } = useLocation();
  const { title, text, textAlone } = WORDS.get(status) ?? FAULT;
  return (
    <Container>
      <section css={styles.errorBox}>
        <h1>{say(title)}</h1>
        <p>{message ?? say(listing === undefined ? textAlone : text)}</p>
        {reference !== undefined && <p>{say('error.reference', { reference })}</p>}
        {status >= 500 && <ButtonLink href={pathname + search}>{say('error.tryAgain')}</ButtonLink>}
        {listing === undefined && home !== undefined && (
          <ButtonLink href={home} variant="outline">
            {say('link.home')}
          </ButtonLink>
        )}
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
