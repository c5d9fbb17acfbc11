import { css } from '@emotion/react';
import { homeSectionsSlot } from '@forecourt/contracts';
import { Slot, useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';

/**
 * Browsers lay out what lies far below the window when it comes near: a phone takes twice as long for the whole page.
 * Not on a page that is returned to (`markReturn`), and a section without content takes no room.
 */
const sections = css({
  'html:not([data-returned]) & > :nth-of-type(n + 4):not(:empty)': {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 600px',
  },
});

/** The sections that the site arranges, from whichever features bring them. */
export function Component() {
  const { homeSections, homeRows } = useSection(siteSection);
  return (
    <div css={sections} data-front={homeRows}>
      <Slot slot={homeSectionsSlot} with={{}} arrangement={homeSections} />
    </div>
  );
}
