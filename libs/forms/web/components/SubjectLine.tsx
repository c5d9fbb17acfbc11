import { imageUrl } from '@forecourt/contracts';
import type { Subject } from '../pages/subject.js';
import * as styles from './enquiry.styles.js';

/** The vehicle that a page is about: its picture next to its name. */
export const SubjectLine = ({ name, picture, href }: Subject) => (
  <p css={styles.subject}>
    <img src={imageUrl(picture, { width: 240 })} width={120} height={80} alt="" />
    {href === undefined ? name : <a href={href}>{name}</a>}
  </p>
);
