import { ConfirmDialog, IconButton, Menu, type MenuProps, Text } from '@imah/ui';
import { ellipsisVerticalIcon, pencilIcon, trashIcon } from '@imah/ui/icons';
import { type ReactNode, useState } from 'react';

interface RowActionsProps {
  /** Of the button, with the name of what the row is about. */
  readonly label: string;
  /** Why the last of them was refused. */
  readonly refusal: string | undefined;
  readonly edit: string;
  readonly remove: string;
  /** Between the two. */
  readonly more?: MenuProps['items'];
  /** The form that changes it, with what closes it. */
  readonly form: (close: () => void) => ReactNode;
  readonly question: { readonly title: string; readonly text: string };
  readonly isRemoving: boolean;
  /** Removes it; what was asked is closed afterwards. */
  readonly onRemove: () => Promise<void>;
}

/** What who runs the building does with one row of a list that they keep: change it, or remove it once that is confirmed. */
export function RowActions({ label, refusal, edit, remove, more = [], form, question, ...removal }: RowActionsProps) {
  const [dialog, setDialog] = useState<'none' | 'edit' | 'remove'>('none');
  const close = () => setDialog('none');
  return (
    <>
      {refusal === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
      <Menu
        align="end"
        trigger={<IconButton icon={ellipsisVerticalIcon} size="sm" label={label} />}
        items={[
          { kind: 'action', label: edit, icon: pencilIcon, onSelect: () => setDialog('edit') },
          ...more,
          { kind: 'action', label: remove, icon: trashIcon, tone: 'danger', onSelect: () => setDialog('remove') },
        ]}
      />
      {dialog === 'edit' ? form(close) : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={question.title}
        text={question.text}
        confirmLabel={remove}
        tone="danger"
        loading={removal.isRemoving}
        onConfirm={() => void removal.onRemove().then(close)}
        onClose={close}
      />
    </>
  );
}
