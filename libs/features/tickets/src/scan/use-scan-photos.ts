import { type ApiClient, isApiError, newId } from '@imah/api-client';
import { scanPhotoLimits } from '@imah/contract/scan/words';
import type { FileDropItem } from '@imah/ui';
import { useState } from 'react';
import { prepareFile } from '@imah/features-files/prepare';
import { useClock } from '@imah/app/i18n';
import { useScanTexts } from './texts.ts';

interface Photo {
  readonly item: FileDropItem;
  readonly content: Blob;
}

export interface ScanPhotos {
  readonly items: readonly FileDropItem[];
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  /** Sends what has not arrived; the ids of all, in their order. @throws {ApiError} what the first that failed met */
  readonly send: (client: ApiClient, proof: number) => Promise<string[]>;
  /** They waited too long at the server: all are to be sent again. */
  readonly renew: () => void;
}

/** Photos of a report without an account. They stay in the page until it is sent: who changes their mind has sent nothing. */
export function useScanPhotos(code: string, reportId: string): ScanPhotos {
  const t = useScanTexts();
  const clock = useClock();
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const show = (item: FileDropItem) =>
    setPhotos((known) => known.map((photo) => (photo.item.id === item.id ? { ...photo, item } : photo)));

  async function add(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const { name, content } = await prepareFile(file, { keepLocation: false, maxBytes: scanPhotoLimits.bytes });
      const about = { id: newId(clock.now()), name, size: content.size };
      const isFit = content.size > 0 && content.size <= scanPhotoLimits.bytes;
      const item: FileDropItem = isFit
        ? { ...about, state: 'waiting' }
        : { ...about, state: 'refused', error: t('photoUnfit') };
      setPhotos((known) => [...known, { item, content }]);
    }
  }

  async function sendOne(client: ApiClient, { item, content }: Photo, proof: number): Promise<void> {
    const { id, name, size } = item;
    show({ id, name, size, state: 'sending', sent: 0 });
    try {
      await client.sendScanPhoto({ params: { code }, query: { id, reportId, proof }, body: content });
      show({ id, name, size, state: 'done' });
    } catch (error) {
      const isAboutIt = isApiError(error) && [413, 415, 422].includes(error.status);
      show({ id, name, size, ...(isAboutIt ? { state: 'refused', error: error.message } : { state: 'failed' }) });
      throw error;
    }
  }

  return {
    items: photos.map(({ item }) => item),
    add,
    remove: (id) => setPhotos((known) => known.filter(({ item }) => item.id !== id)),
    send: async (client, proof) => {
      for (const photo of photos) if (photo.item.state !== 'done') await sendOne(client, photo, proof);
      return photos.map(({ item }) => item.id);
    },
    renew: () =>
      setPhotos((known) =>
        known.map(({ item: { name, size }, content }) => ({
          item: { id: newId(clock.now()), name, size, state: 'waiting' },
          content,
        })),
      ),
  };
}
