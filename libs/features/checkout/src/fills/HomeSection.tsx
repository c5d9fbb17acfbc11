import { useId } from 'react';
import { useSection } from '@forecourt/composition';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { Button } from '@forecourt/ui-kit';
import { checkoutSection } from '../section.js';
import { dismissed, selectIsDismissed } from '../state/checkoutSlice.js';
import * as styles from './home.styles.js';
import type { HomeData } from './homeLoader.js';

/** `data` is null where the search did not answer. */
export function Component({ data }: { data?: unknown }) {
  const { title } = useSection(checkoutSection);
  const isDismissed = useAppSelector(selectIsDismissed);
  const dispatch = useAppDispatch();
  const heading = useId();
  const home = data as HomeData | null | undefined;
  if (isDismissed) return null;
  return (
    <section css={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {home && <p>{home.found} vehicles</p>}
      <Button variant="outline" onClick={() => dispatch(dismissed())}>
        Hide this
      </Button>
    </section>
  );
}
