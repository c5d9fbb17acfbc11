import { css } from '@emotion/react';
import { opensBeside, targetHref } from '@forecourt/contracts';
import { useSite, useWords } from '@forecourt/composition';
import { Container } from '@forecourt/ui-kit';
import type { Announcement } from '../announcements.js';
import { navigationWords } from '../words/navigationWords.js';

const line = css({
  paddingBlock: 'var(--space-2)',
  fontSize: 'var(--text-s)',
  textAlign: 'center',
  textWrap: 'balance',
  p: { margin: 0 },
  a: { color: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' },
});
const tones: Readonly<Record<Announcement['tone'], ReturnType<typeof css>>> = {
  brand: css({ background: 'var(--color-brand)', color: 'var(--color-brand-ink)' }),
  accent: css({ background: 'var(--color-accent)', color: 'var(--color-accent-ink)' }),
  plain: css({ background: 'var(--color-surface-sunken)', color: 'var(--color-ink)' }),
};

/** What the dealer has to say on every page, one line each. */
export function Announcements({ announcements }: { announcements: readonly Announcement[] }) {
  const say = useWords(navigationWords);
  const site = useSite();
  if (announcements.length === 0) return null;
  return (
    <aside aria-label={say('announcements')}>
      {announcements.map(({ text, link, tone }) => {
        const href = link && targetHref(link, site);
        return (
          <div key={text} css={[line, tones[tone]]}>
            <Container>
              <p>
                {text}{' '}
                {href && (
                  <a href={href} {...opensBeside(href)}>
                    {link.label}
                  </a>
                )}
              </p>
            </Container>
          </div>
        );
      })}
    </aside>
  );
}
