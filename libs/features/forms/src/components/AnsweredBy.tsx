import { css } from '@emotion/react';
import { imageUrl } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { initialsOf } from '../domain/initials.js';
import { formsSection } from '../section.js';

const frame = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  margin: 0,
  fontSize: 'var(--text-s)',
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
/** A logo has its own shape. */
const logo = css({ flex: 'none', width: 48, height: 48, objectFit: 'contain' });

/** Who answers, and how soon where the dealer says it: near the button that sends. */
export function AnsweredBy() {
  const { answeredBy: person, replyTime } = useSection(formsSection);
  const { name: dealer, logo: mark, logoAspectRatio: shape } = useSection(siteSection);
  // a wide logo is the dealer's name, which is said next to it
  const hasMark = mark !== undefined && (shape === undefined || shape < 2);
  if (!person && !replyTime && !hasMark) return null;
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
      {!person && hasMark && (
        <img css={logo} src={imageUrl(mark, { width: 96 })} width={48} height={48} alt="" loading="lazy" />
      )}
      <span>
        <strong>{person?.name ?? dealer}</strong> answers you.
        {below && <small>{below}</small>}
      </span>
    </p>
  );
}
