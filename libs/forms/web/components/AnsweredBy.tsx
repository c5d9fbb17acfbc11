import { css } from '@emotion/react';
import { imageUrl } from '@forecourt/contracts';
import { useSection, useWords, withElements } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { initialsOf } from '../rules/initials.js';
import { formsSection } from '../section.js';
import { formsWords } from '../words/formsWords.js';

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  margin: 0,
  fontSize: 'var(--text-s)',
  '> picture': { flex: 'none' },
  '> span:last-child': { minWidth: 0 },
  small: { display: 'block', color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)' },
});
const portrait = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  objectFit: 'cover',
  background: 'var(--color-surface-sunken)',
  fontWeight: 700,
});
/** A logo has its own shape, and is made for the surface of the header. */
const logo = css({
  display: 'block',
  boxSizing: 'content-box',
  padding: 6,
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-header-surface)',
  objectFit: 'contain',
});
const DARK = 'screen and (prefers-color-scheme: dark)';
/** Pixels: as high as it can be next to two lines, and never half of a phone. */
const LOGO = { height: 32, widest: 120 };

/** Who answers, and how soon where the dealer says it: near the button that sends. */
export function AnsweredBy() {
  const say = useWords(formsWords);
  const { answeredBy: person, replyTime } = useSection(formsSection);
  const { name: dealer, logo: mark, logoDark, logoAspectRatio: shape = 1 } = useSection(siteSection);
  if (!person && !replyTime && mark === undefined) return null;
  const width = Math.min(LOGO.widest, Math.round(LOGO.height * shape));
  const below = [person?.role && `${person.role}.`, replyTime].filter(Boolean).join(' ');
  return (
    <p css={frame}>
      {person?.image && (
        <img css={portrait} src={imageUrl(person.image, { width: 96 })} width={48} height={48} alt="" loading="lazy" />
      )}
      {person && !person.image && (
        <span css={portrait} aria-hidden="true">
          {initialsOf(person.name)}
        </span>
      )}
      {!person && mark !== undefined && (
        <picture>
          {logoDark && <source media={DARK} srcSet={imageUrl(logoDark, { width: width * 2 })} />}
          <img
            css={logo}
            src={imageUrl(mark, { width: width * 2 })}
            width={width}
            height={Math.round(width / shape)}
            alt=""
            loading="lazy"
          />
        </picture>
      )}
      <span>
        {withElements((marks) => say('answersYou', marks), { name: <strong>{person?.name ?? dealer}</strong> })}
        {below && <small>{below}</small>}
      </span>
    </p>
  );
}
