import { useRef, type CSSProperties, type ReactNode, type UIEvent } from 'react';
import { belowHeader, imageUrl, srcSet } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { ButtonLink, Icon, visuallyHidden } from '@forecourt/ui-kit';
import { uiVehicleWords, VehiclePrice, type VehicleCardProps } from '@forecourt/ui-vehicle';
import type { ComparedEquipment } from '../rules/comparedDetails.js';
import { repaymentParts, type CompareRow } from '../rules/compareRows.js';
import * as styles from './compareTable.styles.js';
import { garageWords } from '../words/garageWords.js';

export interface CompareColumn extends Pick<
  VehicleCardProps,
  'href' | 'title' | 'price' | 'tag' | 'image' | 'repayment' | 'actions'
> {
  id: string;
  /** Whole name, for buttons. */
  name: string;
  removeHref: string;
  onRemove: () => void;
}

export interface CompareTableProps {
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  equipment: ComparedEquipment;
}

/**
 * Vehicles as columns, whose head stays while the page scrolls. Rows in which they differ say so; the others can be put
 * away, also without script.
 */
export function CompareTable({ columns, rows, equipment }: CompareTableProps) {
  const say = useWords(garageWords);
  const hasDifferences = rows.some(({ differs }) => differs) || equipment.differing.length > 0;
  const { head, body, follow } = useOneSwipe();
  return (
    <div css={styles.frame}>
      {hasDifferences ? (
        <label css={styles.toggle}>
          <input type="checkbox" name="differences" autoComplete="off" />
          {say('compare.onlyDifferences')}
        </label>
      ) : (
        columns.length > 1 && <p css={styles.note}>{say('compare.alike')}</p>
      )}
      <table
        aria-label={say('compare.table')}
        css={styles.table}
        style={{ '--columns': columns.length } as CSSProperties}
      >
        <thead ref={head} css={styles.head} {...belowHeader} onScroll={follow}>
          <tr>
            <th scope="col" css={styles.corner}>
              <span css={visuallyHidden}>{say('compare.corner')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-label={column.name}>
                <ColumnHead {...column} />
              </th>
            ))}
          </tr>
        </thead>
        {/* what scrolls must be reachable by keyboard */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <tbody ref={body} css={styles.body} tabIndex={0} aria-label={say('compare.rows')} onScroll={follow}>
          <Row label={say('compare.nextStep')} css={styles.stepsRow}>
            {columns.map(({ id, name, actions = [] }) => (
              <td key={id}>
                <div css={styles.steps}>
                  {actions.map(({ label, href }, index) => (
                    <ButtonLink
                      key={label}
                      href={href}
                      variant={index === 0 ? 'brand' : 'outline'}
                      aria-label={`${label}: ${name}`}
                    >
                      {label}
                    </ButtonLink>
                  ))}
                </div>
              </td>
            ))}
          </Row>
          {rows.map(({ key, label, values, differs }) => (
            <Row key={key} label={label} differs={differs} isSame={!differs}>
              {columns.map(({ id, repayment }, index) => (
                <td key={id}>
                  {key === 'repayment' && repayment ? (
                    <p css={styles.repayment}>
                      {repaymentParts(repayment).map((text) => (
                        <span key={text}>{text}</span>
                      ))}
                    </p>
                  ) : (
                    <Value text={values[index]} />
                  )}
                </td>
              ))}
            </Row>
          ))}
          <Equipment columns={columns} {...equipment} />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  label: string;
  differs?: boolean;
  /** It goes with "Only show differences". */
  isSame?: boolean;
  className?: string;
  children: ReactNode;
}

function Row({ label, differs = false, isSame = false, className, children }: RowProps) {
  const say = useWords(garageWords);
  return (
    <tr data-same={isSame ? '' : undefined} css={differs && styles.differing} className={className}>
      <th scope="row" css={styles.rowName}>
        <span>
          {label}
          {differs && <span css={styles.mark}>{say('compare.differs')}</span>}
        </span>
      </th>
      {children}
    </tr>
  );
}

/** What one has and another lacks, a row each; what they share in one. */
function Equipment({ columns, shared, differing }: ComparedEquipment & Pick<CompareTableProps, 'columns'>) {
  const say = useWords(garageWords);
  if (shared.length + differing.length === 0) return null;
  return (
    <>
      <tr data-same={differing.length === 0 ? '' : undefined}>
        <th scope="rowgroup" css={styles.groupName}>
          <span>{say('compare.equipment')}</span>
        </th>
      </tr>
      {differing.map(({ label, has }) => (
        <Row key={label} label={label}>
          {columns.map(({ id }, index) => (
            <td key={id}>
              {has[index] === true ? (
                <>
                  <Icon name="check" size={20} css={styles.yes} />
                  <span css={visuallyHidden}>{say('compare.listed')}</span>
                </>
              ) : (
                <Value text={undefined} unknown={has[index] === false ? say('compare.notListed') : undefined} />
              )}
            </td>
          ))}
        </Row>
      ))}
      {shared.length > 0 && (
        <Row label={columns.length > 1 ? say('compare.shared') : say('compare.listed')} isSame>
          <td colSpan={columns.length} css={styles.shared}>
            <ul>
              {shared.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </td>
        </Row>
      )}
    </>
  );
}

function ColumnHead({ href, title, name, price, image, tag, removeHref, onRemove }: CompareColumn) {
  const say = useWords(garageWords);
  const sayPrice = useWords(uiVehicleWords);
  return (
    <div css={styles.column}>
      <a href={href}>
        {title.main}
        {title.variant && <span css={styles.variant}>{title.variant}</span>}
      </a>
      <div css={styles.picture}>
        <img
          src={imageUrl(image, { width: 320 })}
          srcSet={srcSet(image, [160, 320, 480])}
          sizes="168px"
          width={168}
          height={112}
          alt=""
        />
        {tag && <span css={styles.tag}>{tag.label}</span>}
      </div>
      {/* a link, because the comparison without the vehicle has its own address */}
      <a
        css={styles.remove}
        href={removeHref}
        aria-label={say('removeNamed', { name })}
        title={say('remove')}
        onClick={onRemove}
      >
        <Icon name="close" size={18} />
      </a>
      <VehiclePrice price={price} say={sayPrice} />
    </div>
  );
}

/** The head and the rows below it are boxes of their own, so that the head can stay: a swipe of one moves the other. */
function useOneSwipe() {
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const other = currentTarget === head.current ? body.current : head.current;
    if (other && other.scrollLeft !== currentTarget.scrollLeft) other.scrollLeft = currentTarget.scrollLeft;
  };
  return { head, body, follow };
}

function Value({ text, unknown }: { text: string | undefined; unknown?: string | undefined }): ReactNode {
  const say = useWords(garageWords);
  return (
    text ?? (
      <>
        <span aria-hidden="true">–</span>
        <span css={visuallyHidden}>{unknown ?? say('compare.notStated')}</span>
      </>
    )
  );
}
