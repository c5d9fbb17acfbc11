import { css } from '@emotion/react';
import { useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { Icon, visuallyHidden } from '@forecourt/ui-kit';
import type { VehicleSummary } from '@forecourt/vehicle';
import { SEEN } from '../state/showSeenMarks.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/**
 * Over the card's picture, below its tag: it takes no room, so that nothing moves when `showSeenMarks` shows it.
 */
const mark = css({
  display: 'none',
  position: 'absolute',
  zIndex: 3,
  insetInlineStart: 10,
  top: 10,
  'article:has([data-tag]) &': { top: 46 },
  alignItems: 'center',
  gap: 'var(--space-1)',
  padding: '3px 9px',
  borderRadius: 14,
  background: 'rgb(12 18 26 / 0.78)',
  color: '#fff',
  fontSize: 'var(--text-xs)',
  lineHeight: 1.4,
  pointerEvents: 'none',
});

/** Says on a card that its vehicle was opened on this device (CARD-01, VDP-21). */
export function Component({ vehicle }: { vehicle: Pick<VehicleSummary, 'id'> }) {
  const say = useWords(vehicleDetailWords);
  const { cardSeen } = useSection(vehicleSection);
  if (!cardSeen) return null;
  return (
    <span css={mark} {...{ [SEEN]: vehicle.id }}>
      <Icon name="check" size={14} />
      {say('seen')}
      <span css={visuallyHidden}> {say('seen.note')}</span>
    </span>
  );
}

/** For rows of the feature's own. */
export const seenMark = (vehicle: VehicleSummary) => <Component vehicle={vehicle} />;
