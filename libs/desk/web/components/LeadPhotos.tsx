import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Photos that a shopper added to a lead; each opens in full. */
export function LeadPhotos({ lead, photos }: { lead: string } & Pick<DeskLeadAnswer, 'photos'>) {
  const say = useWords(deskWords);
  const path = `/api/desk/leads/${encodeURIComponent(lead)}/photos`;
  return (
    <>
      <h3>{say('photos.title')}</h3>
      <ul css={styles.photos}>
        {photos.map(({ id, width, height }, index) => (
          <li key={id}>
            <a href={`${path}/${id}`} target="_blank" rel="noreferrer">
              <img
                src={`${path}/${id}?size=small`}
                alt={say('photos.photo', { number: index + 1, count: photos.length })}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
