import { isApiError, newId } from '@imah/api-client';
import type { PlanPicture } from '@imah/contract/plans';
import { planPictureLimits, planPictureTypes } from '@imah/contract/plans/words';
import { Checkbox, FileDrop, type FileDropItem, Sheet, Stack } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useCommand } from '@imah/app/command';
import { usePlanTexts } from '../texts.ts';

export interface PictureSheetProps {
  readonly buildingId: string;
  readonly picture: PlanPicture | null;
  readonly open: boolean;
  readonly onChange: (picture: PlanPicture) => void;
  readonly onClose: () => void;
}

/** Another picture of the floor, and how it looks in the dark. */
export function PictureSheet({ buildingId, picture, open, onChange, onClose }: PictureSheetProps) {
  const t = usePlanTexts();
  return (
    <Sheet open={open} onClose={onClose} title={t('edit.picture')}>
      <Stack gap="lg">
        <PictureField buildingId={buildingId} onSent={onChange} />
        {picture === null ? null : (
          <Checkbox
            label={t('edit.inverted')}
            hint={t('edit.invertedHint')}
            checked={picture.dark === 'inverted'}
            onChange={(event) => onChange({ ...picture, dark: event.currentTarget.checked ? 'inverted' : 'same' })}
          />
        )}
      </Stack>
    </Sheet>
  );
}

interface PictureFieldProps {
  readonly buildingId: string;
  readonly onSent: (picture: PlanPicture) => void;
}

/** Chooses the picture of a floor and sends it; what the server does not take is said beside it. */
export function PictureField({ buildingId, onSent }: PictureFieldProps) {
  const t = usePlanTexts();
  const [sent, setSent] = useState<{ readonly item: FileDropItem; readonly file: File } | null>(null);
  const { run } = useCommand(anyCall([]), { refusal: 'caller' });
  const send = async (file: File) => {
    // The same id when it is sent again: it is kept once.
    const id = newId(Date.now());
    const head = { id, name: file.name, size: file.size };
    setSent({ file, item: { ...head, state: 'sending', sent: 0 } });
    const outcome = await run((api) => api.sendPlanPicture({ params: { buildingId }, query: { id }, body: file }));
    if (outcome.kind === 'sent') {
      setSent(null);
      onSent(outcome.answer.data);
      return;
    }
    const { error } = { error: null, ...outcome };
    const isAway =
      !isApiError(error) || error.kind === 'network' || error.kind === 'timeout' || error.kind === 'server';
    setSent({
      file,
      item: isAway
        ? { ...head, state: 'failed', error: t('edit.notSent') }
        : { ...head, state: 'refused', error: error.message },
    });
  };
  return (
    <FileDrop
      label={t('upload')}
      hint={t('edit.pictureHint')}
      accept={[...planPictureTypes, '.svg'].join()}
      maxSize={planPictureLimits.bytes}
      maxFiles={1}
      files={sent === null ? [] : [sent.item]}
      onAdd={({ files: [file] }) => {
        if (file !== undefined) void send(file);
      }}
      onRemove={() => setSent(null)}
      onRetry={() => {
        if (sent !== null) void send(sent.file);
      }}
    />
  );
}
