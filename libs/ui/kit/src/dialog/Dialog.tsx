import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { DialogProps } from './dialogProps.js';

export type { DialogProps };

/** The code of a window, for callers whose own code comes with it. */
export const loadDialog = (): Promise<{ readonly default: ComponentType<DialogProps> }> => import('./DialogWindow.js');

const Window = lazy(loadDialog);

/** A modal window. Its code is loaded when it opens for the first time; it stays after that, to give the focus back. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  ) : null;
}

/** A dialog at an edge: filters and menus on phones. */
export const Sheet = ({
  side = 'bottom',
  ...props
}: Omit<DialogProps, 'placement'> & { side?: 'left' | 'right' | 'bottom' }) => <Dialog {...props} placement={side} />;
