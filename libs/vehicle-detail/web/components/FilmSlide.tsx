import { useState, type MouseEvent } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { opensElsewhere } from '@forecourt/ui-kit';
import type { FilmSlideContent } from '../rules/slides.js';
import { FilmLink, FilmPlayer } from './FilmPlayer.js';
import * as styles from './film.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** The film of the gallery (VDP-02). Nothing of it is loaded before it is played. */
export function FilmSlide({ slide, isCovered = false }: { slide: FilmSlideContent; isCovered?: boolean }) {
  const say = useWords(vehicleDetailWords);
  const [isPlaying, setPlaying] = useState(false);
  if (slide.kind === 'video') return <FilmPlayer film={slide} isCovered={isCovered} />;
  if (slide.kind === 'video-link') return <FilmLink film={slide} />;
  if (isPlaying) {
    return (
      <iframe
        css={styles.film}
        src={slide.embed}
        title={slide.title}
        allow="autoplay; fullscreen; picture-in-picture"
      />
    );
  }
  const play = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    // without script it leads to the film's own page
    <a
      css={styles.cover}
      href={slide.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={say('film.play', { title: slide.title })}
      data-takes-over
      draggable={false}
      onClick={play}
    >
      {slide.poster && (
        <img
          css={styles.film}
          src={imageUrl(slide.poster, { width: 800 })}
          alt=""
          loading="lazy"
          width={1200}
          height={800}
        />
      )}
      <span css={styles.play} aria-hidden="true">
        <svg width={32} height={32} viewBox="0 0 24 24" fill="currentColor">
          <path d="M8 5v14l11-7Z" />
        </svg>
      </span>
    </a>
  );
}
