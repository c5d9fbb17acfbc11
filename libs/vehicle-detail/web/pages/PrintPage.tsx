import { useLoaderData } from 'react-router-dom';
import { Global } from '@emotion/react';
import { vehicleRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useWords } from '@forecourt/composition';
import { Button, ButtonLink, Container } from '@forecourt/ui-kit';
import * as styles from '../components/printView.styles.js';
import { loadPrintView } from '../parts.js';
import type { PrintPageData } from './printLoader.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** A vehicle on one sheet of paper (VDP-15). */
export function Component() {
  const say = useWords(vehicleDetailWords);
  const { vehicle, now } = useLoaderData<PrintPageData>();
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  return (
    <Container>
      <Global styles={styles.paper} />
      <div css={styles.buttons}>
        <span css={styles.onlyWithScript}>
          <Button icon="print" onClick={() => window.print()}>
            {say('print.page')}
          </Button>
        </span>
        {page && (
          <ButtonLink href={page} variant="quiet" icon="left">
            {say('print.back')}
          </ButtonLink>
        )}
      </div>
      <Part id="vehicle-detail/print-view" load={loadPrintView} hydrate="never" props={{ vehicle, now }} />
    </Container>
  );
}
