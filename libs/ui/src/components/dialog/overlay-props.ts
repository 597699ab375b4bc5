import type { ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';

/** What everything modal says of itself. */
export type OverlayProps = RootProps<'div', 'title'> & {
  open: boolean;
  /** Escape, a press beside it, or its close button. Where a form in it was changed, only after asking. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
};
