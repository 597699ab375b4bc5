import type { Building } from '@imah/contract/buildings';
import { ConfirmDialog, Callout } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
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
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));

  async function confirm(): Promise<void> {
    // A deletion answers with nothing, and null is a refusal.
    if ((await submit(async () => ({ gone: await remove() }))) === null) return;
    toast('success', t('remove.done', { name }));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('remove.title', { name })}
      text={answer?.message === undefined ? text : <Callout tone="danger">{answer.message}</Callout>}
      confirmLabel={t('remove.action')}
      loading={isSending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
