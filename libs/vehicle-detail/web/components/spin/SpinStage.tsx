import { lazy, Suspense } from 'react';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { useHasScript } from '@forecourt/ui-kit';
import type { SpinContent } from '../../rules/spin/spinContent.js';
import { GALLERY_SIZES, GALLERY_WIDTHS } from '../gallerySizes.js';
import type { SpinViewerProps } from './SpinViewer.js';
import * as styles from './stage.styles.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

const SpinViewer = lazy(() => import('./SpinViewer.js'));

/** The viewer's place. The server's HTML has the first frame in the same box, until the viewer covers it. */
export function SpinStage(props: SpinViewerProps) {
  const say = useWords(vehicleDetailWords);
  const hasScript = useHasScript();
  const { content, mode, options } = props;
  return (
    <div css={styles.box}>
      {mode === 'spin' && <Poster content={content} />}
      {mode === 'spin' && <p css={styles.hint}>{options.hint ?? say('spin.hint')}</p>}
      {hasScript && (
        <Suspense fallback={null}>
          <div css={styles.viewer}>
            <SpinViewer key={mode} {...props} />
          </div>
        </Suspense>
      )}
    </div>
  );
}

function Poster({ content: { frames, title } }: { content: SpinContent }) {
  const say = useWords(vehicleDetailWords);
  const [first = ''] = frames;
  return (
    <img
      css={styles.poster}
      src={imageUrl(first, { width: 800 })}
      srcSet={srcSet(first, GALLERY_WIDTHS)}
      sizes={GALLERY_SIZES}
      width={1200}
      height={800}
      alt={say('spin.start', { vehicle: title })}
      fetchPriority="high"
      draggable={false}
    />
  );
}
