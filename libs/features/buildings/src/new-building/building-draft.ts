import type { AppPorts } from '@imah/app/ports';

/** Fields of the form, named as the server names them in a 422. */
export const draftFields = [
  'orgId',
  'kind',
  'name',
  'address.province',
  'address.city',
  'address.street',
  'address.postalCode',
  'timeZone',
] as const;
export type DraftField = (typeof draftFields)[number];
export type DraftValues = Partial<Readonly<Record<DraftField, string>>>;

const describeSteps = ['kind', 'address'] as const;
export type DescribeStep = (typeof describeSteps)[number];

/** A half-described building, as it is kept. */
export interface KeptDraft {
  readonly step: DescribeStep;
  readonly values: DraftValues;
}

export const emptyDraft: KeptDraft = { step: 'kind', values: {} };

type KeptStorage = AppPorts['keptStorage'];

/** One draft for each person: a browser may have several. */
export function draftKey(userId: string): string {
  return `imah-new-building-${userId}`;
}

/** What was typed before, in whatever tab. A draft that cannot be read is an empty one. */
export function readDraft(storage: KeptStorage, userId: string): KeptDraft {
  try {
    const kept: unknown = JSON.parse(storage.getItem(draftKey(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return emptyDraft;
    const { step, values }: Partial<Record<keyof KeptDraft, unknown>> = kept;
    return {
      step: describeSteps.find((name) => name === step) ?? 'kind',
      values: typeof values === 'object' && values !== null ? textsOf(values) : {},
    };
  } catch {
    return emptyDraft;
  }
}

/** Keeps the draft; a storage that refuses only means that closing the page loses it. */
export function writeDraft(storage: KeptStorage, userId: string, draft: KeptDraft): void {
  try {
    storage.setItem(draftKey(userId), JSON.stringify(draft));
  } catch {
    // Full or closed storage; the form on the page is not affected.
  }
}

export function clearDraft(storage: KeptStorage, userId: string): void {
  try {
    storage.removeItem(draftKey(userId));
  } catch {
    // Nothing was kept in a closed storage.
  }
}

function textsOf(values: object): DraftValues {
  const known = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && draftFields.some((field) => field === name),
  );
  return Object.fromEntries(known);
}
