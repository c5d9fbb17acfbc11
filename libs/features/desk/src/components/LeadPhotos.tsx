import type { DeskLeadAnswer } from '@forecourt/contracts/api';
import * as styles from './desk.styles.js';

/** Photos that a shopper added to a lead; each opens in full. */
export function LeadPhotos({ lead, photos }: { lead: string } & Pick<DeskLeadAnswer, 'photos'>) {
  const path = `/api/desk/leads/${encodeURIComponent(lead)}/photos`;
  return (
    <>
      <h3>Photos of the car</h3>
      <ul css={styles.photos}>
        {photos.map(({ id, width, height }, index) => (
          <li key={id}>
            <a href={`${path}/${id}`} target="_blank" rel="noreferrer">
              <img
                src={`${path}/${id}?size=small`}
                alt={`The car, ${index + 1} of ${photos.length}`}
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
