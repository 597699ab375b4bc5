import type { ShelvedUpload, UploadShelf } from '../upload-shelf.ts';

/** A shelf that lives as long as its test. */
export function createMemoryShelf(): UploadShelf & { readonly clear: () => void } {
  const kept = new Map<string, ShelvedUpload>();
  return {
    list: async (scope) => [...kept.values()].filter((upload) => upload.scope === scope),
    put: async (upload) => void kept.set(upload.id, upload),
    remove: async (id) => void kept.delete(id),
    clear: () => kept.clear(),
  };
}
