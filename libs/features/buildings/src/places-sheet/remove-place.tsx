import type { Building } from '@imah/contract/buildings';
import { ConfirmDialog, Notice } from '@imah/ui';
import { useToast } from '@imah/app/shell';
import { useSend } from '../parts/use-send.ts';
import { usePlacesSheetTexts } from './texts.ts';

interface RemovePlaceProps {
  readonly building: Building;
  readonly name: string;
  readonly text: string;
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The question before a section or a floor goes; what the server says against it stands in its place. */
export function RemovePlace({ building, name, text, remove, onClose }: RemovePlaceProps) {
  const t = usePlacesSheetTexts();
  const toast = useToast();
  const { isBusy, answer, send } = useSend(building.id);

  async function confirm(): Promise<void> {
    // A deletion answers with nothing, and null is a refusal.
    if ((await send(async () => ({ gone: await remove() }))) === null) return;
    toast('success', t('remove.done', { name }));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('remove.title', { name })}
      text={answer?.message === undefined ? text : <Notice tone="danger">{answer.message}</Notice>}
      confirmLabel={t('remove.action')}
      loading={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
