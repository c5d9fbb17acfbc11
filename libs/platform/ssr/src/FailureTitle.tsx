import { css } from '@emotion/react';
import { useRouteHref, useWords } from '@forecourt/composition';
import { homeRoute } from '@forecourt/contracts';
import { failureTitle } from './failureOf.js';
import { ssrWords } from './words/ssrWords.js';

// the kit has the room of a page; a host may leave the kit out
const page = css({ maxWidth: 1320, marginInline: 'auto', padding: 'var(--space-6)' });

/** What is left to say of a page that failed, where no feature says more; and the way to the front page. */
export default function FailureTitle({ status }: { status: number }) {
  const say = useWords(ssrWords);
  const home = useRouteHref(homeRoute);
  return (
    <div css={page}>
      <h1>{say(failureTitle(status))}</h1>
      {home !== undefined && (
        <p>
          <a href={home}>{say('failure.home')}</a>
        </p>
      )}
    </div>
  );
}
