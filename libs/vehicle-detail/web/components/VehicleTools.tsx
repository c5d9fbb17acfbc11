import { useWords } from '@forecourt/composition';
import { Icon } from '@forecourt/ui-kit';
import { PRINT } from '../signals/eventNumbers.js';
import { BrochureLink, type BrochureLinkProps } from './BrochureLink.js';
import { ShareMenu, type ShareMenuProps } from './ShareMenu.js';
import * as styles from './tools.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface VehicleToolsProps {
  /** Absent where the site shares nothing. */
  share: ShareMenuProps | undefined;
  /** Address of the print view; absent where the site has none. */
  printHref: string | undefined;
  /** Absent where the site has none. */
  brochure: BrochureLinkProps | undefined;
}

/** Share, print and brochure next to the price. */
export function VehicleTools({ share, printHref, brochure }: VehicleToolsProps) {
  const say = useWords(vehicleDetailWords);
  if (!share && !printHref && !brochure) return null;
  return (
    <div css={styles.tools}>
      {share && <ShareMenu {...share} />}
      {printHref && (
        <a css={styles.tool} href={printHref} target="_blank" rel="noopener" data-event={PRINT}>
          <Icon name="print" />
          {say('print')}
        </a>
      )}
      {brochure && <BrochureLink {...brochure} />}
    </div>
  );
}
