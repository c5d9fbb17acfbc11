import type { KeyboardEvent, ReactNode } from 'react';

export interface DialogProps {
  /** Whether it is on show. */
  isOpen: boolean;
  /** Called by its close button, by Escape and by a press outside it. */
  onClose: () => void;
  /** Heading of the window, and its name for screen readers. */
  title: string;
  /** `adaptive`: a window in the centre, on phones a sheet from below. */
  placement?: 'centre' | 'adaptive' | 'full' | 'left' | 'right' | 'bottom';
  /** Called with keys that are pressed in the window. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Content of the window. */
  children: ReactNode;
}
