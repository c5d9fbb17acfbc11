import { useWords } from '@forecourt/composition';
import type { Vehicle } from '@forecourt/vehicle';
import { SectionCard } from './SectionCard.js';
import { More } from './sections.js';
import * as styles from './vehicle.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** The dealer's comments: sanitised when they came in, cut at a length, with Show More (VDP-10). */
export function Comments({ vehicle, collapsedAt }: { vehicle: Vehicle; collapsedAt: number }) {
  const say = useWords(vehicleDetailWords);
  const html = vehicle.dealercomments ?? '';
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (
    <SectionCard id="comments" title={say('comments')}>
      {text === '' && <p>{say('comments.pending')}</p>}
      {text !== '' && text.length <= collapsedAt && (
        <div css={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {text.length > collapsedAt && (
        <>
          <p css={[styles.prose, styles.beginning]}>{decode(beginning(text, collapsedAt))} …</p>
          <More more={say('showMore')} less={say('showLess')}>
            <div css={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
          </More>
        </>
      )}
    </SectionCard>
  );
}

/** At most so many characters of a text, to the end of a word where there is one. */
const beginning = (text: string, length: number): string =>
  /^.*(?=\s)/.exec(text.slice(0, length + 1))?.[0] ?? text.slice(0, length);

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
    '&nbsp;': ' ',
  }),
);
const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES.get(entity) ?? entity);
