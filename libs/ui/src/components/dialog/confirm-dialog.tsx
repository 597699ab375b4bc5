import type { ReactNode } from 'react';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** What happens, and whether it can be undone. */
  text: ReactNode;
  /** The deed itself, as a verb: "Hapus gedung". */
  confirmLabel?: string;
  tone?: 'primary' | 'danger';
  /** While the deed is under way. */
  loading?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The last question before something that matters. The focus starts on the way back. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  tone = 'primary',
  loading = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const labels = useLabels();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      size="sm"
      role="alertdialog"
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button tone={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel ?? labels.confirm}
          </Button>
        </>
      }
    />
  );
}
