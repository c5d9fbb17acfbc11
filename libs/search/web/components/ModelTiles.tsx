import { css } from '@emotion/react';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { formatDollars } from '@forecourt/vehicle';
import type { ModelEntry } from '../rules/modelDirectory.js';
import { searchWords } from '../words/searchWords.js';

const list = css({
  display: 'grid',
  gap: 'var(--space-4)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(44%, 210px), 1fr))',
  listStyle: 'none',
  a: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius)',
    background: 'var(--color-surface-raised)',
    color: 'var(--color-ink)',
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--color-brand)', boxShadow: 'var(--shadow-high)' },
  },
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    background: 'var(--color-surface-sunken)',
  },
  'a > span': { display: 'grid', gap: 2, padding: 'var(--space-3) var(--space-4) var(--space-4)' },
  small: { color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)', fontVariantNumeric: 'tabular-nums' },
});

/**
 * Models, each with a picture, its lowest price and how many there are; the first `eager` pictures are above the fold.
 */
export function ModelTiles({ models, eager = 0 }: { models: readonly ModelEntry[]; eager?: number }) {
  const say = useWords(searchWords);
  const { placeholderImage } = useSection(vehicleSection);
  return (
    <ul css={list}>
      {models.map(({ name, count, href, picture = placeholderImage, from }, index) => (
        <li key={name}>
          <a href={href}>
            <img
              src={imageUrl(picture, { width: 480 })}
              srcSet={srcSet(picture, [240, 320, 480, 640])}
              sizes="(min-width: 900px) 230px, 45vw"
              width={600}
              height={400}
              alt=""
              loading={index < eager ? 'eager' : 'lazy'}
              decoding="async"
            />
            <span>
              <strong>{name}</strong>
              <small>
                {from === undefined
                  ? say('inStock', { count })
                  : say('models.fromInStock', { count, price: formatDollars(from) })}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
