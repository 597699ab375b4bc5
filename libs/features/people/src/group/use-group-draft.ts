import type { GroupDraft } from '@imah/contract/members';
import { useState } from 'react';
import { type AppPorts, useApp } from '@imah/app/ports';

/** A draft that outlives a look at another page, until it is saved or thrown away. */
export function useGroupDraft(key: string, start: GroupDraft) {
  const { draftStorage } = useApp();
  const name = `imah-group-draft:${key}`;
  const [kept] = useState(() => read(draftStorage, name));
  const [draft, setDraft] = useState(kept ?? start);
  return {
    draft,
    isRestored: kept !== null,
    change: (next: GroupDraft) => {
      setDraft(next);
      try {
        draftStorage.setItem(name, JSON.stringify(next));
      } catch {
        // A full storage keeps no draft; the page still has it.
      }
    },
    forget: () => {
      draftStorage.removeItem(name);
      setDraft(start);
    },
  };
}

function read(storage: AppPorts['draftStorage'], name: string): GroupDraft | null {
  try {
    // Only we write this key.
    return JSON.parse(storage.getItem(name) ?? 'null') as GroupDraft | null;
  } catch {
    return null;
  }
}
