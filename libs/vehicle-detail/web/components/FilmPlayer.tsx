import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import type { Film } from '../rules/slides.js';
import * as styles from './film.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** A link to the film's own page, where it cannot play here. */
export function FilmLink({ film }: { film: Film }) {
  const say = useWords(vehicleDetailWords);
  return (
    <div css={styles.elsewhere}>
      <p>{film.title}</p>
      <ButtonLink href={film.url} target="_blank" rel="noopener noreferrer" icon="right">
        {say('film.watch')}
      </ButtonLink>
    </div>
  );
}

/** A film is paused when less than this share of it is visible. */
const HALF_SEEN = 0.4;

/**
 * A film in a file, with the browser's own controls: it plays without our script, and never starts automatically. With
 * script it pauses when it cannot be seen: its slide has left, something covers it, or the page is in the background.
 */
export function FilmPlayer({ film, isCovered }: { film: Film; isCovered: boolean }) {
  const player = useRef<HTMLVideoElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    const onHidden = () => {
      if (document.hidden) video.pause();
    };
    // of the whole screen the page knows nothing, and there the film is all that can be seen
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry && entry.intersectionRatio < HALF_SEEN && document.fullscreenElement !== video) video.pause();
      },
      { threshold: HALF_SEEN },
    );
    seen.observe(video);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      seen.disconnect();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [isBroken]);
  useEffect(() => {
    if (isCovered) player.current?.pause();
  }, [isCovered]);
  if (isBroken) return <FilmLink film={film} />;
  // while the film has the focus, arrows are its own: they seek, and do not change the slide
  const keepArrows = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
  };
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- walk-around films of dealers have no speech
    <video
      ref={player}
      css={styles.film}
      src={film.url}
      {...(film.poster ? { poster: imageUrl(film.poster, { width: 800 }) } : {})}
      controls
      playsInline
      preload="none"
      title={film.title}
      aria-label={film.title}
      onKeyDown={keepArrows}
      onError={() => setBroken(true)}
    />
  );
}
