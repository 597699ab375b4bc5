import type { ApiClient } from '@imah/api-client';
import { readKey, useApiClient } from '@imah/api-client/react';
import type { PlanPicture } from '@imah/contract/plans';
import type { PlanPicture as DrawnPicture } from '@imah/ui/data';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** The picture of a floor as the plan draws it, and since when it is the small one that was kept on this device. */
export interface PlanImage {
  readonly picture: DrawnPicture;
  /** When what shows was read, in ms since 1970; null for the whole picture. */
  readonly keptAt: number | null;
}

/** Fetches the picture of a floor. Without a network it is the small one that this device has kept, which zooms less far. */
export function usePlanImage(picture: PlanPicture | null): PlanImage {
  const client = useApiClient();
  const fileId = picture?.fileId ?? '';
  const options = { enabled: picture !== null, staleTime: Infinity };
  const whole = useQuery({
    ...options,
    queryKey: readKey('downloadFile', { params: { fileId } }),
    queryFn: ({ signal }) => client.downloadFile({ params: { fileId }, signal }),
    meta: { keep: 'never' },
  });
  // As text, so that it is kept on the device like every other read.
  const small = useQuery({
    ...options,
    queryKey: readKey('downloadPreview', { params: { fileId, size: 'large' } }),
    queryFn: ({ signal }) => readSmall(client, fileId, signal),
  });
  const address = useObjectAddress(whole.data);
  if (picture === null) return { picture: { kind: 'none' }, keptAt: null };
  const src = address ?? small.data;
  const { width, height, dark } = picture;
  if (src !== undefined) {
    const isKept = address === undefined && (whole.error !== null || whole.fetchStatus === 'paused');
    return { picture: { kind: 'image', src, width, height, dark }, keptAt: isKept ? small.dataUpdatedAt : null };
  }
  // The plan says by itself that its picture is not there; what stands on it is read all the same.
  const isOver = whole.error !== null && small.error !== null;
  return { picture: isOver ? { kind: 'image', src: 'data:,', width, height } : { kind: 'loading' }, keptAt: null };
}

async function readSmall(client: ApiClient, fileId: string, signal: AbortSignal): Promise<string> {
  const content = await client.downloadPreview({ params: { fileId, size: 'large' }, signal });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(textOf(reader)), { once: true });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read')), {
      once: true,
    });
    reader.readAsDataURL(content);
  });
}

/** What a reader of an address has read; it is a text there. */
const textOf = ({ result }: FileReader) => (typeof result === 'string' ? result : '');

/** An address of bytes in memory, for as long as they are shown. */
function useObjectAddress(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (content === undefined) return undefined;
    const made = URL.createObjectURL(content);
    // oxlint-disable-next-line react-hooks/set-state-in-effect
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [content]);
  return address;
}
