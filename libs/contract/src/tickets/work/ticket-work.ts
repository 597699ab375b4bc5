import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import { storedFile } from '../../files/file.ts';
import { ticketPart } from './ticket-part.ts';
import { checkDemand, checkItem, checkKind } from '../checklists/check-item.ts';

const named = z.object({ id, name: z.string() });
const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const minutes = z.int().check(z.gte(1), z.lte(24 * 60));
/** Whole rupiah. */
const amount = z.int().check(z.gte(1), z.lte(1_000_000_000));

/** One thing to be done or looked at. `demand`: whether the ticket can be resolved without it. */
const ticketCheck = z.object({
  id,
  label: z.string(),
  kind: checkKind,
  demand: checkDemand,
  choices: z.array(z.string()),
  /** Null until it is answered; `done` for one that is ticked off or was answered by a photo. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  answeredBy: z.nullable(named),
  /** What it is shown by, newest first. */
  photos: z.array(storedFile),
  /** The ticket that was made from what was found. */
  followUp: z.nullable(z.object({ id, number: z.string() })),
});
/** One thing of a checklist, as it is answered. */
export type TicketCheck = z.infer<typeof ticketCheck>;

const ticketTime = z.object({ id, worker: z.nullable(named), startedAt: instant, minutes: z.int(), note: z.string() });
/** How long somebody worked on a ticket, in minutes. */
export type TicketTime = z.infer<typeof ticketTime>;

const ticketCost = z.object({ id, label: z.string(), amount: z.int(), addedBy: z.nullable(named), at: instant });
/** What something for a ticket cost, in whole rupiah. */
export type TicketCost = z.infer<typeof ticketCost>;

/** What was done for a ticket: what there was to check, who worked how long, what was used up, and what it cost in whole rupiah. */
export const ticketWork = z.object({
  checks: z.array(ticketCheck),
  times: z.array(ticketTime),
  costs: z.array(ticketCost),
  parts: z.array(ticketPart),
  totalMinutes: z.int(),
  /** Of the parts alone. */
  totalParts: z.int(),
  /** Of parts and other costs. */
  totalCost: z.int(),
});
export type TicketWork = z.infer<typeof ticketWork>;

/** The ids of drafts are made by the client: the same one twice is the same entry. */
export const ticketCheckDraft = z.extend(checkItem, { id });
export type TicketCheckDraft = z.infer<typeof ticketCheckDraft>;

const checkAnswer = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(500)));

/**
 * Null takes the answer back. `before` is what the person saw there, for an answer given without a network: where
 * somebody else has answered otherwise since, theirs stays, and the item is told as it stands.
 */
export const ticketCheckAnswer = z.object({ answer: checkAnswer, before: z.optional(checkAnswer) });

/** Time worked, in minutes from `startedAt`. */
export const ticketTimeDraft = z.object({
  id,
  startedAt: instant,
  minutes,
  note: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
});
/** Time worked, as it is written down. */
export type TicketTimeDraft = z.infer<typeof ticketTimeDraft>;

/** A cost in whole rupiah. */
export const ticketCostDraft = z.object({ id, label, amount });
/** A cost, as it is written down. */
export type TicketCostDraft = z.infer<typeof ticketCostDraft>;

/** Another text for what the person wrote themselves. */
export const ticketCommentEdit = z.object({ body: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)) });
