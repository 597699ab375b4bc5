import type { AppPorts } from '@imah/app/ports';
import { boardingFields, type BoardingField, type BoardingStep, boardingStepNames } from './boarding-fields.ts';

export interface BoardingDraft {
  readonly step: BoardingStep;
  readonly values: Partial<Readonly<Record<BoardingField, string>>>;
}

export const boardingDraftKey = 'imah-boarding';
export const emptyBoardingDraft: BoardingDraft = { step: 'organization', values: {} };

type DraftStorage = AppPorts['draftStorage'];

/** What was typed before in this tab. A draft that cannot be read is an empty one. */
export function readBoardingDraft(storage: DraftStorage): BoardingDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(boardingDraftKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return emptyBoardingDraft;
    const { step, values }: Partial<Record<keyof BoardingDraft, unknown>> = kept;
    return {
      step: boardingStepNames.find((name) => name === step) ?? 'organization',
      values: typeof values === 'object' && values !== null ? textsOf(values) : {},
    };
  } catch {
    return emptyBoardingDraft;
  }
}

/** Keeps the draft; a storage that refuses only means that a reload loses it. */
export function writeBoardingDraft(storage: DraftStorage, draft: BoardingDraft): void {
  try {
    storage.setItem(boardingDraftKey, JSON.stringify(draft));
  } catch {
    // Full or closed storage; the form on the page is not affected.
  }
}

export function clearBoardingDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(boardingDraftKey);
  } catch {
    // Nothing was kept in a closed storage.
  }
}

function textsOf(values: object): BoardingDraft['values'] {
  const known = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && boardingFields.some((field) => field === name),
  );
  return Object.fromEntries(known);
}
