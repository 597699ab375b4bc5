import type { ReactNode } from 'react';
import { useLabels } from '../../labels/labels.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { TypedConfirmation } from './typed-confirmation.tsx';

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
  /** Asked to be typed first, for what cannot be undone: the name of the building, say. */
  confirmWord?: string;
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
  confirmWord,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const labels = useLabels();
  const frame = { open, onClose, title, description: text, size: 'sm', role: 'alertdialog' } as const;
  const words = confirmLabel ?? labels.confirm;
  const back = <Button onClick={onClose}>{labels.cancel}</Button>;

  if (confirmWord === undefined) {
    const deed = (
      <Button tone={tone} loading={loading} onClick={onConfirm}>
        {words}
      </Button>
    );
    return (
      <Dialog
        {...frame}
        actions={
          <>
            {back}
            {deed}
          </>
        }
      />
    );
  }
  return (
    <Dialog {...frame}>
      <TypedConfirmation word={confirmWord} onConfirm={onConfirm}>
        {(consent) => (
          <>
            {back}
            <Button type="submit" tone={tone} loading={loading} disabled={consent === 'missing'}>
              {words}
            </Button>
          </>
        )}
      </TypedConfirmation>
    </Dialog>
  );
}
