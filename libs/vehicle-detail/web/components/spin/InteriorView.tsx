import { useWords } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import type { Interior, SpinContent } from '../../rules/spin/spinContent.js';
import { Panorama } from './Panorama.js';
import * as styles from './spin.styles.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

export interface InteriorViewProps {
  content: SpinContent;
  interior: Interior;
  isFull?: boolean;
  onFailed: () => void;
  onFullScreen?: () => void;
}

/**
 * The cabin: a picture all around, a page that shows it, or the way to one of a server that the site does not declare
 * (VDP-03).
 */
export function InteriorView({ interior, ...props }: InteriorViewProps) {
  const say = useWords(vehicleDetailWords);
  const { content, isFull = false } = props;
  if (interior.kind === 'panorama') return <Panorama url={interior.url} {...props} />;
  const title = say('interior.of', { vehicle: content.title });
  return (
    <div css={[styles.stage, isFull && styles.full]}>
      {interior.kind === 'foreign-page' ? (
        <iframe
          css={styles.embedded}
          src={interior.url}
          title={title}
          loading="lazy"
          // scripts in their own origin, and nothing of this page: no forms, no downloads, no way to lead it elsewhere
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allow="fullscreen; accelerometer; gyroscope"
          referrerPolicy="strict-origin"
        />
      ) : interior.kind === 'page' ? (
        <iframe css={styles.embedded} src={interior.url} title={title} loading="lazy" />
      ) : (
        <div css={styles.note}>
          <p>{say('interior.elsewhere', { vehicle: content.title })}</p>
          <ButtonLink href={interior.url} target="_blank" rel="noopener noreferrer" icon="right">
            {say('interior.lookInside')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
