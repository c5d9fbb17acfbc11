import { useEffect, useRef } from 'react';
import { useSection, useWords } from '@forecourt/composition';
import {
  enquiryWords,
  MOST_PHOTO_BYTES,
  PHOTO_TYPES,
  refusedLines,
  type RefusedFile,
  type TradeInPage,
} from '@forecourt/enquiry';
import { siteSection } from '@forecourt/site-config';
import { Button, filePicker, RefusedFiles, useHasScript } from '@forecourt/ui-kit';
import { formsSection } from '../../section.js';
import * as styles from './photos.styles.js';
import { usePhotos, type PhotosOfLead } from './usePhotos.js';
import { formsWords } from '../../words/formsWords.js';

export interface TradeInPhotosProps extends PhotosOfLead {
  page: TradeInPage;
  /** Files that were not kept when the form sent itself. */
  refused?: readonly RefusedFile[] | undefined;
}

/** Photos of the shopper's own car: added to the lead, looked at, removed again (TRD-03). */
export function TradeInPhotos({ page, refused = [], ...ofLead }: TradeInPhotosProps) {
  const { lead, path } = ofLead;
  const say = useWords(formsWords);
  const sayEnquiry = useWords(enquiryWords);
  const { tradeInPhotos: most } = useSection(formsSection);
  const { name: dealer } = useSection(siteSection);
  const hasScript = useHasScript();
  const { photos, files, said, isSending, isRemoving, add, remove } = usePhotos(ofLead, most);
  const input = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const take = (): void => {
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length === 0) return;
    add(chosen);
    if (input.current) input.current.value = '';
  };
  // chosen while this code was on its way
  useEffect(take, []); // eslint-disable-line react-hooks/exhaustive-deps
  const room = most - photos.length;
  const base = `/api/trade-in/${encodeURIComponent(lead)}/photos`;
  return (
    <section css={styles.section} id="photos" aria-labelledby="photos-title">
      <h3 id="photos-title" ref={title} tabIndex={-1}>
        {say('photos.title')}
      </h3>
      <p>{say('photos.intro', { dealer })}</p>
      {photos.length > 0 && (
        <ul css={styles.photos}>
          {photos.map(({ id, width, height }, index) => (
            <li key={id}>
              <a href={`${base}/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`${base}/${id}?size=small`}
                  alt={say('photos.one', { at: index + 1, count: photos.length })}
                  {...{ width, height }}
                />
              </a>
              <form
                method="post"
                action={path}
                onSubmit={(event) => {
                  event.preventDefault();
                  remove(id);
                  // the button goes with its photo
                  title.current?.focus();
                }}
              >
                <input type="hidden" name="lead" value={lead} />
                <input type="hidden" name="photo" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-photo"
                  variant="outline"
                  isBusy={isRemoving}
                  aria-label={say('photos.removeOne', { at: index + 1 })}
                >
                  {say('photos.remove')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && (
        <ul css={styles.files}>
          {files.map(({ key, name, part, fault }) => (
            <li key={key} data-fault={fault === undefined ? undefined : ''}>
              {fault === undefined ? (
                <label>
                  <span>{name}</span>
                  <progress max={1} {...(part === undefined ? {} : { value: part })} />
                </label>
              ) : (
                <span role="alert">{say('photos.fault', { name, fault })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && files.length === 0 && said === '' && (
        <RefusedFiles title={say('photos.notAll')} files={refusedLines(refused, sayEnquiry)} />
      )}
      <p role="status" css={styles.said}>
        {said}
      </p>
      {room > 0 ? (
        <form css={filePicker} method="post" encType="multipart/form-data" action={base} aria-label={say('photos.add')}>
          <input type="hidden" name="page" value={page} />
          <label htmlFor="photo-files">{say(photos.length > 0 ? 'photos.addMore' : 'photos.addUpTo', { room })}</label>
          <input
            ref={input}
            id="photo-files"
            type="file"
            name="photos"
            multiple
            accept={PHOTO_TYPES}
            aria-describedby="photo-rules"
            onChange={take}
          />
          <p id="photo-rules" css={styles.rules}>
            {say('photos.rules', { most: MOST_PHOTO_BYTES / 1024 / 1024 })}
            {!hasScript && ` ${say('photos.slow')}`}
          </p>
          {!hasScript && (
            <Button type="submit" variant="outline">
              {say('photos.send')}
            </Button>
          )}
        </form>
      ) : (
        <p css={styles.rules}>{say('photos.full')}</p>
      )}
      {isSending && <p css={styles.rules}>{say('photos.wait')}</p>}
    </section>
  );
}
