import { useEffect } from 'react';

/** Fetches the forms that whoever works on a ticket needs in a basement as well, while there is a network. */
export function useReadyWithoutNetwork(side: 'staff' | 'resident'): void {
  useEffect(() => {
    if (side !== 'staff') return;
    const forms = Promise.all([import('./move-dialog.tsx'), import('./assign-sheet.tsx'), import('./edit-sheet.tsx')]);
    // Asked for again when it is opened.
    forms.catch(() => undefined);
  }, [side]);
}
