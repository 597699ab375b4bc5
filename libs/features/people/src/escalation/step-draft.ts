import type { EscalationStep } from '@imah/contract/notifications';

/** A step while it is written: its key stays when it moves, its minutes may be missing. */
export interface StepDraft extends Omit<EscalationStep, 'afterMinutes'> {
  readonly key: string;
  readonly afterMinutes: number | null;
}

/** The steps of a plan, to be written. */
export function draftsOf(steps: readonly EscalationStep[]): StepDraft[] {
  return steps.map((step, index) => ({ ...step, key: String(index) }));
}

/** One step more: a quarter of an hour after the last, to nobody yet. */
export function nextStep(steps: readonly StepDraft[], key: string): StepDraft {
  const last = steps.at(-1);
  const after = last === undefined ? 5 : Math.min(1440, (last.afterMinutes ?? 0) + 15);
  return { key, afterMinutes: after, to: { kind: 'people', userIds: [] }, channels: ['push'] };
}

/** What is wrong with the minutes of a step: none, or not later than those of the one before. */
export function minutesFault(steps: readonly StepDraft[], index: number): 'missing' | 'too-soon' | null {
  const minutes = steps[index]?.afterMinutes ?? null;
  if (minutes === null || minutes < 0 || minutes > 1440) return 'missing';
  const before = steps[index - 1]?.afterMinutes ?? null;
  return before !== null && minutes <= before ? 'too-soon' : null;
}

/** A step as it is sent. */
export function stepOf({ afterMinutes, to, channels }: StepDraft): EscalationStep {
  return { afterMinutes: afterMinutes ?? 0, to, channels };
}
