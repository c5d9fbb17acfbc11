import { useState, type MouseEvent } from 'react';
import { imageUrl } from '@forecourt/contracts';
import { ButtonLink, opensElsewhere } from '@forecourt/ui-kit';
import type { FilmSlideContent } from '../domain/slides.js';
import * as styles from './film.styles.js';

const posterOf = ({ poster }: FilmSlideContent) => (poster ? { poster: imageUrl(poster, { width: 800 }) } : {});

/** The film of the gallery (VDP-02). Nothing of it is loaded before it is played. */
export function FilmSlide({ slide }: { slide: FilmSlideContent }) {
  const [isPlaying, setPlaying] = useState(false);
  if (slide.kind === 'video') {
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- walk-around films of dealers have no speech
      <video css={styles.film} src={slide.url} {...posterOf(slide)} controls preload="none" title={slide.title} />
    );
  }
  if (slide.kind === 'video-link') {
    return (
      <div css={styles.elsewhere}>
        <p>{slide.title}</p>
        <ButtonLink href={slide.url} target="_blank" rel="noopener noreferrer" icon="right">
          Watch the video
        </ButtonLink>
      </div>
    );
  }
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
      aria-label={`Play: ${slide.title}`}
      data-takes-over
      draggable={false}
      onClick={play}
    >
      {slide.poster && (
        <img css={styles.film} {...{ src: posterOf(slide).poster }} alt="" loading="lazy" width={1200} height={800} />
      )}
      <span css={styles.play} aria-hidden="true">
        <svg width={32} height={32} viewBox="0 0 24 24" fill="currentColor">
          <path d="M8 5v14l11-7Z" />
        </svg>
      </span>
    </a>
  );
}
