import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { useSite, useWords } from '@forecourt/composition';
import { LANGUAGE_NAMES } from '@forecourt/words';
import { samePage } from '../rules/samePage.js';
import { navigationWords } from '../words/navigationWords.js';

const list = css({
  display: 'flex',
  gap: 'var(--space-3)',
  listStyle: 'none',
  a: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    color: 'inherit',
    fontSize: 'var(--text-s)',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

interface LanguageLinksProps {
  className?: string;
  /** The footer's are no second landmark of the same name. */
  isInFooter?: boolean;
}

/** The same page on the dealer's sites in other languages, each named in its own; nothing where there are none. */
export function LanguageLinks({ className, isInFooter = false }: LanguageLinksProps) {
  const say = useWords(navigationWords);
  const { otherLanguages } = useSite();
  const here = useLocation();
  if (otherLanguages.length === 0) return null;
  const links = (
    <ul css={list} aria-label={isInFooter ? say('languages') : undefined}>
      {otherLanguages.map(({ language, origin }) => (
        <li key={language}>
          <a href={samePage(origin, here)} hrefLang={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
  if (isInFooter) return links;
  return (
    <nav aria-label={say('languages')} className={className}>
      {links}
    </nav>
  );
}
