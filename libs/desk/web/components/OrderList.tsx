import { useEffect, useRef, useState } from 'react';
import type { FieldControl } from '@forecourt/action-form';
import { useWords } from '@forecourt/composition';
import { Button, Icon, VisuallyHidden } from '@forecourt/ui-kit';
import { arrangedBy, deedText, orderOf, orderText, type OrderDeed } from '../rules/orderLists.js';
import { deskWords } from '../words/deskWords.js';
import * as styles from './website.styles.js';

/** What the list says of an item. */
export interface OrderItem {
  readonly key: string;
  readonly label: string;
  /** Explains it, such as what a dropdown holds. */
  readonly note?: string | undefined;
}

export interface OrderListProps extends Pick<FieldControl, 'name' | 'label' | 'value' | 'onChange'> {
  items: readonly OrderItem[];
  /** Whether an item can be hidden. */
  hides: boolean;
  /** What a form without script has just done: its button has the focus again. */
  done?: OrderDeed | undefined;
}

/**
 * A list that a person arranges. Each button sends the form, whose action draws it again; with script the list changes
 * at once. The focus stays on the item, and a live region says where it is.
 */
export function OrderList({ name, label, value, onChange, items, hides, done }: OrderListProps) {
  const say = useWords(deskWords);
  const list = useRef<HTMLOListElement>(null);
  // what was posted has its focus from the browser: scripts that come later leave it where it is
  const [pressed, setPressed] = useState<OrderDeed>();
  const last = pressed ?? done;
  const rows = orderOf(value);
  useEffect(() => {
    if (!pressed) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(pressed.key)}"]`);
    const buttons = [...(row?.querySelectorAll('button') ?? [])].filter((button) => !button.disabled);
    (buttons.find((button) => button.value === deedText(pressed)) ?? buttons[0])?.focus();
  }, [pressed]);
  const labels = new Map(items.map((item) => [item.key, item]));
  const said = () => {
    const at = rows.findIndex(({ key }) => key === last?.key);
    const row = rows[at];
    if (!last || !row) return '';
    const own = labels.get(row.key)?.label ?? row.key;
    if (last.deed !== 'toggle') return say('website.nowAt', { item: own, place: at + 1, count: rows.length });
    return say(row.isShown ? 'website.nowShown' : 'website.nowHidden', { item: own });
  };
  return (
    <div css={styles.order}>
      <input type="hidden" name={name} value={value} />
      <ol ref={list} aria-label={label} css={styles.rows}>
        {rows.map(({ key, isShown }, at) => {
          const item = labels.get(key);
          const own = item?.label ?? key;
          const isOff = { up: at === 0, down: at === rows.length - 1, toggle: false };
          const focused =
            done?.key === key ? ([done.deed, 'up', 'down'] as const).find((deed) => !isOff[deed]) : undefined;
          const button = (deed: OrderDeed['deed']) => ({
            type: 'submit' as const,
            name: 'deed',
            value: deedText({ deed, key }),
            formNoValidate: true,
            disabled: isOff[deed],
            autoFocus: deed === focused,
            onClick: (event: { preventDefault: () => void }) => {
              event.preventDefault();
              onChange(orderText(arrangedBy(rows, { deed, key })));
              setPressed({ deed, key });
            },
          });
          return (
            <li key={key} data-row={key} css={isShown ? styles.row : styles.hiddenRow}>
              <span css={styles.rowName}>
                <span>
                  <strong>{own}</strong>
                  {!isShown && <span css={styles.hiddenMark}>{say('website.hidden')}</span>}
                </span>
                {item?.note && <span css={styles.note}>{item.note}</span>}
              </span>
              <span css={styles.rowActs}>
                <Button variant="outline" css={styles.step} {...button('up')}>
                  <span css={styles.upwards}>
                    <Icon name="down" />
                  </span>
                  <VisuallyHidden>{say('website.moveUp', { item: own })}</VisuallyHidden>
                </Button>
                <Button variant="outline" css={styles.step} {...button('down')}>
                  <Icon name="down" />
                  <VisuallyHidden>{say('website.moveDown', { item: own })}</VisuallyHidden>
                </Button>
                {hides && (
                  <Button variant="outline" css={styles.hide} {...button('toggle')}>
                    {say(isShown ? 'website.hide' : 'website.show')}
                    <VisuallyHidden> {own}</VisuallyHidden>
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" css={styles.said}>
        {said()}
      </p>
    </div>
  );
}
