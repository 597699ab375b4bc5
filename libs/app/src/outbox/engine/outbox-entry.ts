import type { OutboxState } from '@imah/state-machines';
import type { OutboxOrder } from './orders.ts';

/** A file that goes with what was written. `id` is made here, with `newId`, and becomes the id of the file. */
export interface OutboxFile {
  readonly id: string;
  readonly name: string;
  /** As it is to be sent: a photo is already small. */
  readonly content: Blob;
  readonly keepLocation: boolean;
}

/** What a page hands over: the order, what people call it, and the files that go first. */
export interface OutboxDraft {
  readonly order: OutboxOrder;
  /** The record it is about; left out: it makes one, under its own id. */
  readonly lane?: string | undefined;
  /** The id under which a page has tried to send it already: the server knows it again by that. */
  readonly id?: string | undefined;
  /** What the list of unsent things calls it: the title of the ticket, say. */
  readonly about: string;
  readonly orgId: string;
  readonly files?: readonly OutboxFile[];
}

/** Why the server does not take it, in its own words. */
export interface OutboxProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Field path to sentences. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/** One thing on its way. Times in milliseconds since 1970. */
export interface OutboxEntry extends OutboxDraft {
  /** Made here; also the id of what it makes on the server. */
  readonly id: string;
  /** The account that wrote it: nobody else sees or sends it. */
  readonly account: string;
  /** Things of the same lane go in the order in which they were written. */
  readonly lane: string;
  /** Its place among everything on this device. */
  readonly seq: number;
  readonly madeAt: number;
  readonly state: OutboxState;
  /** How often it was tried: from the first try on it may have arrived. */
  readonly tries: number;
  readonly notBefore: number | null;
  readonly problem: OutboxProblem | null;
  /** The record as it stands, of a conflict; null where that is not known. */
  readonly current: unknown;
  readonly sentAt: number | null;
}
