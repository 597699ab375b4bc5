import { isApiError } from '@imah/api-client';
import type { Meter } from '@imah/contract/metering';
import { mostReadingPhotos } from '@imah/contract/metering/words';
import { useFormTexts } from '@imah/app/form';
import type { OutboxFile } from '@imah/app/outbox';
import { type Uploads, useUploads } from '@imah/features-files';
import { useMeteringTexts } from '../texts.ts';

interface PhotosOf {
  readonly meter: Pick<Meter, 'id' | 'photo'>;
  readonly orgId: string;
  /** Whether a reading may wait on this device with photos that have not arrived. */
  readonly waits: boolean;
}

/** What goes with a reading: files that are on the server, and those that go before it. */
interface SentPhotos {
  readonly fileIds: readonly string[];
  readonly files: readonly OutboxFile[];
}

/** The photos of a reading that is being typed; they are on their way meanwhile. */
interface ReadingPhotos {
  readonly uploads: Uploads;
  readonly most: number;
  readonly hint: string;
  /** Why the reading cannot go yet; null where it can. `isSeen`: somebody stands before the meter. */
  readonly faultOf: (reading: { readonly isSeen: boolean }) => string | null;
  readonly taken: () => SentPhotos;
}

export function useReadingPhotos({ meter, orgId, waits }: PhotosOf): ReadingPhotos {
  const t = useMeteringTexts();
  const tf = useFormTexts();
  const uploads = useUploads({ orgId, scope: `reading:${meter.id}` });
  const { files, queue } = uploads;
  const isRefused = files.some((file) => file.state === 'failed' && isRefusal(file.error));
  const isOnTheWay = files.some(({ state }) => state !== 'done');

  return {
    uploads,
    most: mostReadingPhotos,
    hint: t(meter.photo === 'required' ? 'photo.required' : 'photo.hint'),
    faultOf: ({ isSeen }) => {
      if (meter.photo === 'required' && isSeen && files.length === 0) return tf('required');
      if (isRefused) return t('photo.refused');
      if (files.some(({ state }) => state === 'preparing')) return t('photo.preparing');
      return isOnTheWay && !waits ? t('photo.sending') : null;
    },
    taken: () => ({
      fileIds: files.flatMap((file) => (file.state === 'done' ? [file.file.id] : [])),
      files: isOnTheWay ? queue.handOver() : [],
    }),
  };
}

/** The server has looked at it; everything else is a matter of the line, and tried again. */
const isRefusal = (error: unknown) => isApiError(error) && error.kind !== 'network' && error.kind !== 'timeout';
