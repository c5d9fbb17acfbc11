import type { KeyboardEvent, ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  placement?: 'centre' | 'full' | 'left' | 'right' | 'bottom';
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}
