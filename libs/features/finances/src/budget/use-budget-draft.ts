import type { Budget } from '@imah/contract/finances';
import { useState } from 'react';
import { useApp } from '@imah/app/ports';
import type { GridLine } from './grid/grid-lines.ts';
import { draftKey, draftOf, keepDraft, readDraft, withDraft } from './kept-draft.ts';

/** What is written in a budget and not saved yet. It stays when the page is left, also when the tab is closed. */
export function useBudgetDraft({ id, lines: saved, mayEdit, version }: Budget) {
  const { keptStorage, person } = useApp();
  const key = draftKey(person?.id ?? '', id);
  const [kept, setKept] = useState(() => readDraft(keptStorage, key));
  // Once it was handed in nothing is written in it; should it come back, so does the draft.
  const draft = mayEdit ? kept : null;
  const lines = withDraft(saved, draft);
  // What was saved meanwhile, by others or in another tab, is no change any more.
  const isUnsaved = draft !== null && draftOf(saved, { lines, version }) !== null;
  return {
    lines,
    state: !isUnsaved ? ('saved' as const) : draft.version === version ? ('unsaved' as const) : ('overtaken' as const),
    write: (next: readonly GridLine[]) => {
      const written = draftOf(saved, { lines: next, version: isUnsaved ? draft.version : version });
      setKept(written);
      keepDraft(keptStorage, key, written);
    },
    forget: () => {
      setKept(null);
      keepDraft(keptStorage, key, null);
    },
  };
}
