import type { ReactNode } from 'react';
import { FoldedSection, visuallyHidden } from '@forecourt/ui-kit';
import { section } from './page.styles.js';

interface SectionCardProps {
  /** Its place on the page, which links lead to. */
  id: string;
  title: string;
  /** What it holds says it to the eye already. */
  isTitleHidden?: boolean;
  /** Only its heading shows, and opens it. */
  isFolded?: boolean | undefined;
  children: ReactNode;
}

/** A section of the page in a card of its own, or as a row of a card whose sections begin folded. */
export function SectionCard({ id, title, isTitleHidden = false, isFolded = false, children }: SectionCardProps) {
  if (isFolded)
    return (
      <FoldedSection id={id} title={title}>
        {children}
      </FoldedSection>
    );
  return (
    <section css={section} id={id} aria-labelledby={`${id}-title`}>
      <h2 css={isTitleHidden && visuallyHidden} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
