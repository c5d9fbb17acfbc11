import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { siteFooterSlot, siteHeaderSlot, siteNoticesSlot } from '@forecourt/contracts';
import { Slot } from '@forecourt/composition';

const main = css({ flex: '1 0 auto', '&:focus': { outline: 'none' } });

/** Header, main and footer, in the order of every template without its own frame. */
export function StandardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Slot slot={siteHeaderSlot} with={{}} />
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      <Slot slot={siteFooterSlot} with={{}} />
      <Slot slot={siteNoticesSlot} with={{}} />
    </>
  );
}
