import { imageUrl, srcSet } from '@forecourt/contracts';
import { MOST_PICTURES, MOST_PICTURES_AT_ONCE } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import { enquiryWords, MOST_PHOTO_BYTES, PHOTO_TYPES, refusedLines } from '@forecourt/enquiry';
import { Button, filePicker, RefusedFiles } from '@forecourt/ui-kit';
import type { PartProps } from '../pages/WebsitePartPage.js';
import { pictureName } from '../rules/pictureForms.js';
import { deskWords } from '../words/deskWords.js';
import { Fold } from './Fold.js';
import { WebsiteForm } from './WebsiteForm.js';
import { useWasSent } from './WebsiteParts.js';
import * as styles from './desk.styles.js';
import * as own from './website.styles.js';

/** Pictures that the dealer's people have sent: new ones are added, and those that nothing shows are taken away. */
export function Pictures({ found: { version, pictures = [] }, published, refused }: PartProps) {
  const say = useWords(deskWords);
  const sayEnquiry = useWords(enquiryWords);
  const wasSent = useWasSent(published);
  const hasRoom = pictures.length < MOST_PICTURES;
  return (
    <>
      <div css={styles.section}>
        <p>{say('pictures.intro')}</p>
        {refused.length > 0 && (
          <RefusedFiles title={say('pictures.notAll')} files={refusedLines(refused, sayEnquiry)} />
        )}
        {hasRoom ? (
          // straight to the service: a page takes small forms only
          <form
            css={filePicker}
            method="post"
            encType="multipart/form-data"
            action="/api/desk/site/pictures"
            aria-label={say('pictures.add')}
          >
            <label htmlFor="picture-files">{say('pictures.choose', { most: MOST_PICTURES_AT_ONCE })}</label>
            <input
              id="picture-files"
              type="file"
              name="photos"
              multiple
              required
              accept={PHOTO_TYPES}
              aria-describedby="picture-rules"
            />
            <p id="picture-rules" css={own.note}>
              {say('pictures.rules', { most: MOST_PHOTO_BYTES / 1024 / 1024 })}
            </p>
            <div>
              <Button type="submit">{say('pictures.add')}</Button>
            </div>
          </form>
        ) : (
          <p>{say('pictures.full', { most: MOST_PICTURES })}</p>
        )}
      </div>
      {pictures.length > 0 && (
        <ul css={own.pictures} aria-label={say('website.part.pictures')}>
          {pictures.map(({ path, is_used: isUsed }) => {
            const step = `picture:${path}`;
            const name = pictureName(path);
            const label = say('pictures.removeOne', { name });
            return (
              <li key={path}>
                <a href={imageUrl(path, { width: 1920 })} target="_blank" rel="noreferrer">
                  <img
                    src={imageUrl(path, { width: 480 })}
                    srcSet={srcSet(path, [320, 480, 640])}
                    sizes="(min-width: 480px) 260px, 100vw"
                    alt={name}
                    loading="lazy"
                  />
                </a>
                <h2>{name}</h2>
                {isUsed ? (
                  <p css={own.note}>{say('pictures.used')}</p>
                ) : (
                  <Fold isInner title={say('pictures.remove')} isOpen={wasSent(step)}>
                    <WebsiteForm {...{ step, version, label }} initial={{}} submitLabel={label} hasPreview={false} />
                  </Fold>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
