import { useEffect, useState } from 'react';
import type { Uploads } from './use-uploads.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Addresses of small pictures of the photos of a field, by the id of their upload, from the device until they arrive. */
export function useThumbnails({ files, queue }: Uploads): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(none);
  // Not each step of the progress: which files there are, and whether they are photos yet.
  const which = files.map(({ id, state }) => `${id} ${state === 'preparing' ? 'preparing' : 'ready'}`).join();
  useEffect(() => {
    const made = new Map(
      which.split(',').flatMap((one) => {
        const [id = ''] = one.split(' ');
        const content = queue.contentOf(id);
        return content?.type.startsWith('image/') ? [[id, URL.createObjectURL(content)] as const] : [];
      }),
    );
    setKnown(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [which, queue]);
  return known;
}
