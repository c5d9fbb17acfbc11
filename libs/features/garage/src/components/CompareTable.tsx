import type { ReactNode } from 'react';
import { imageUrl, srcSet } from '@forecourt/contracts';
import { Icon, visuallyHidden } from '@forecourt/ui-kit';
import { VehiclePrice, type VehicleCardProps } from '@forecourt/ui-vehicle';
import type { CompareRow } from '../domain/compareRows.js';
import * as styles from './compareTable.styles.js';

export interface CompareColumn extends Pick<VehicleCardProps, 'href' | 'title' | 'price' | 'tag' | 'image'> {
  id: string;
  /** Whole name, for buttons. */
  name: string;
  removeHref: string;
  onRemove: () => void;
}

/** Vehicles as columns. Rows in which they differ say so; the others can be put away, also without script. */
export function CompareTable({ columns, rows }: { columns: readonly CompareColumn[]; rows: readonly CompareRow[] }) {
  const hasDifferences = rows.some(({ differs }) => differs);
  return (
    <div css={styles.frame}>
      {hasDifferences ? (
        <label css={styles.toggle}>
          <input type="checkbox" name="differences" autoComplete="off" />
          Only show differences
        </label>
      ) : (
        columns.length > 1 && <p css={styles.note}>These vehicles are alike in everything that is listed here.</p>
      )}
      {/* what scrolls must be reachable by keyboard */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div css={styles.region} role="region" aria-label="Comparison of vehicles, scrolls" tabIndex={0}>
        <table css={styles.table}>
          <caption css={visuallyHidden}>Vehicles side by side</caption>
          <thead>
            <tr>
              <th scope="col">
                <span css={visuallyHidden}>What is compared</span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <ColumnHead {...column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Picture</th>
              {columns.map(({ id, image, tag }) => (
                <td key={id}>
                  <div css={styles.picture}>
                    <img
                      src={imageUrl(image, { width: 320 })}
                      srcSet={srcSet(image, [160, 320, 480])}
                      sizes="(min-width: 700px) 260px, 45vw"
                      width={300}
                      height={200}
                      alt=""
                    />
                    {tag && <span css={styles.tag}>{tag.label}</span>}
                  </div>
                </td>
              ))}
            </tr>
            {rows.map(({ key, label, values, differs }) => (
              <tr key={key} data-same={differs ? undefined : ''} css={differs && styles.differing}>
                <th scope="row">
                  {label}
                  {differs && <span css={styles.mark}>differs</span>}
                </th>
                {columns.map((column, index) => (
                  <td key={column.id}>
                    {key === 'price' ? <VehiclePrice price={column.price} /> : <Value text={values[index]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function ColumnHead({ href, title, name, removeHref, onRemove }: CompareColumn) {
  return (
    <div css={styles.head}>
      <a href={href}>
        {title.main}
        {title.variant && <span css={styles.variant}>{title.variant}</span>}
      </a>
      {/* a link, because the comparison without the vehicle has its own address */}
      <a css={styles.remove} href={removeHref} aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
        <Icon name="close" />
      </a>
    </div>
  );
}

const Value = ({ text }: { text: string | undefined }): ReactNode =>
  text ?? (
    <>
      <span aria-hidden="true">–</span>
      <span css={visuallyHidden}>not stated</span>
    </>
  );
