import type { KeyboardEvent, ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** `adaptive`: a window in the centre, on phones a sheet from below. */
  placement?: 'centre' | 'adaptive' | 'full' | 'left' | 'right' | 'bottom';
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}
