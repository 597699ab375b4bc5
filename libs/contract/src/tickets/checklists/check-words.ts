/**
 * How an item of a checklist is answered: ticked off, with a number, in words, by one of its choices, by what an
 * inspection found, by the reading of a meter, or with a photo.
 */
export const ticketCheckKinds = ['tick', 'number', 'text', 'choice', 'inspection', 'meter', 'photo'] as const;
export type TicketCheckKind = (typeof ticketCheckKinds)[number];

/** What an inspection finds. */
export const inspectionResults = ['pass', 'fail', 'other'] as const;
export type InspectionResult = (typeof inspectionResults)[number];

/** A ticket has so many items at most, a checklist as well: more than that nobody goes through. */
export const mostTicketChecks = 60;

/** What says how an item is answered. */
interface Answerable {
  readonly kind: TicketCheckKind;
  readonly choices: readonly string[];
}

const number = /^-?\d{1,9}(?:\.\d{1,4})?$/;
const reading = /^\d{1,12}(?:\.\d{1,4})?$/;

/** Whether `answer` is one to an item of its kind. */
export function answersCheck({ kind, choices }: Answerable, answer: string): boolean {
  switch (kind) {
    case 'tick':
      return answer === 'done';
    case 'number':
      return number.test(answer);
    case 'meter':
      return reading.test(answer);
    case 'choice':
      return choices.includes(answer);
    case 'inspection':
      return inspectionResults.some((result) => result === answer);
    case 'text':
      return true;
    case 'photo':
      // It is answered by the photo itself.
      return false;
  }
}

/** Whether an item can be answered at all: a choice needs two different ones, others need none. */
export function isSoundCheck({ kind, choices }: Answerable): boolean {
  return kind === 'choice' ? choices.length > 1 && new Set(choices).size === choices.length : choices.length === 0;
}

/** An organisation has so many checklists at most. */
export const mostTicketChecklists = 100;
