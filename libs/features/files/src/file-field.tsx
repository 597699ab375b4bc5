import { isApiError } from '@imah/api-client';
import { fileLimits, fileTypes } from '@imah/contract/files/words';
import { Button, FileDrop, type FileDropItem, Inline, Stack, Text } from '@imah/ui';
import { pauseIcon, playIcon } from '@imah/ui/icons';
import { useMedia } from '@imah/app/live';
import { CameraButton } from './camera-button.tsx';
import { useFilesTexts } from './texts.ts';
import type { QueuedUpload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

export interface FileFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** From `useUploads`: the form reads the ids of what has arrived there when it is sent. */
  readonly uploads: Uploads;
  /** What can be chosen. On a phone the camera is one press away, whatever it is. */
  readonly kinds?: 'all' | 'photos';
  readonly maxFiles?: number;
}

const endings = Object.values(fileTypes).flatMap(({ extensions }) => extensions.map((end) => `.${end}`));
const accepted = { all: ['image/*', ...endings].join(), photos: 'image/*' } as const;

/** Chooses files and shows them on their way to the server: they go while the form is still being filled. */
export function FileField({ label, hint, error, uploads, kinds = 'all', maxFiles = 10 }: FileFieldProps) {
  const t = useFilesTexts();
  const isTouched = useMedia('(pointer: coarse)');
  const { files, queue } = uploads;
  const open = files.filter(({ state }) => state !== 'done' && state !== 'failed');
  const isPaused = open.length > 0 && open.every(({ state }) => state === 'paused');
  const words = (upload: QueuedUpload): string => {
    if (upload.state === 'retrying') return t('retrying');
    if (upload.state !== 'failed' || !isApiError(upload.error)) return t('server');
    if (upload.error.kind === 'network' || upload.error.kind === 'timeout') return t('network');
    const [field] = Object.values(upload.error.fieldErrors);
    return field?.[0] ?? (upload.error.kind === 'server' ? t('server') : upload.error.message);
  };

  return (
    <Stack gap="sm">
      {isTouched && files.length < maxFiles ? (
        <CameraButton label={t('camera')} onPhotos={(taken) => void queue.add(taken.files)} />
      ) : null}
      <FileDrop
        label={label}
        hint={hint ?? t('hint')}
        error={error}
        accept={accepted[kinds]}
        maxSize={fileLimits.maxSize}
        maxFiles={maxFiles}
        files={files.map((upload) => ({ ...toItem(upload, words), preview: queue.thumbnailOf(upload.id) }))}
        onAdd={(choice) => void queue.add(choice.files)}
        onRemove={({ id }) => queue.remove(id)}
        onRetry={({ id }) => queue.retry(id)}
      />
      {open.length > 0 ? (
        <Inline gap="sm">
          <Button
            size="sm"
            icon={isPaused ? playIcon : pauseIcon}
            onClick={() => (isPaused ? queue.resume() : queue.pause())}
          >
            {isPaused ? t('resume') : t('pause')}
          </Button>
          <Text size="sm" tone="muted">
            {t('unfinished', { count: open.length })}
          </Text>
        </Inline>
      ) : null}
    </Stack>
  );
}

function toItem(upload: QueuedUpload, words: (upload: QueuedUpload) => string): FileDropItem {
  const { id, name, size } = upload;
  switch (upload.state) {
    case 'sending':
      return { id, name, size, state: 'sending', sent: upload.sent };
    case 'retrying':
      return { id, name, size, state: 'failed', error: words(upload) };
    case 'failed':
      return upload.again === 'possible'
        ? { id, name, size, state: 'failed', error: words(upload) }
        : { id, name, size, state: 'refused', error: words(upload) };
    case 'preparing':
      return { id, name, size, state: 'waiting' };
    default:
      return { id, name, size, state: upload.state };
  }
}
