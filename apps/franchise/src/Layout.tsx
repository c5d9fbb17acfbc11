import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { siteFooterSlot, siteHeaderSlot } from '@forecourt/contracts';
import { Slot } from '@forecourt/composition';
import { Toaster } from '@forecourt/ui-kit';

const main = css({ flex: '1 0 auto', '&:focus': { outline: 'none' } });

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Slot slot={siteHeaderSlot} with={{}} />
      <main id="main" tabIndex={-1} css={main}>
        {children}
      </main>
      <Slot slot={siteFooterSlot} with={{}} />
      <Toaster />
    </>
  );
}
