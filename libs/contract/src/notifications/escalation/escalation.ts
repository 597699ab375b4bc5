import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import { escalationCauses, escalationChannels, escalationStates, mostEscalationSteps } from './escalation-words.ts';

/** Whom a step reaches; of these only who may see what is urgent, in its building. */
const escalationTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('people'), userIds: z.array(id).check(z.minLength(1), z.maxLength(20)) }),
  z.strictObject({ kind: z.literal('group'), groupId: id }),
]);

/** One step of a plan. */
export const escalationStep = z.strictObject({
  /** Since it began. Each step comes later than the one before it. */
  afterMinutes: z.int().check(z.gte(0), z.lte(1440)),
  to: escalationTarget,
  channels: z.array(z.enum(escalationChannels)).check(z.maxLength(escalationChannels.length)),
});
export type EscalationStep = z.infer<typeof escalationStep>;

/** Who is told, one after the other, of what is urgent and nobody has taken on. */
export const escalationPlanDraft = z.strictObject({
  state: z.enum(['on', 'off']),
  causes: z.array(z.enum(escalationCauses)).check(z.maxLength(escalationCauses.length)),
  steps: z.array(escalationStep).check(z.maxLength(mostEscalationSteps)),
  /** After the last step the first comes again. */
  repeatMinutes: z.int().check(z.gte(5), z.lte(720)),
});
export type EscalationPlanDraft = z.infer<typeof escalationPlanDraft>;

/** The plan of an organisation as it stands. */
export const escalationPlan = z.extend(escalationPlanDraft, { version: z.int() });
export type EscalationPlan = z.infer<typeof escalationPlan>;

/** One time that people were told. Nobody: no one of the step may see it. */
const escalationCall = z.object({
  at: instant,
  people: z.array(z.object({ id, name: z.string() })),
  channels: z.array(z.enum(escalationChannels)),
});

/** What was urgent, and who was told of it until somebody took it on. */
export const escalation = z.object({
  id,
  cause: z.enum(escalationCauses),
  subject: z.enum(['alarm', 'ticket']),
  subjectId: id,
  state: z.enum(escalationStates),
  startedAt: instant,
  endedAt: z.nullable(instant),
  /** When the next step comes; null when none does. */
  nextAt: z.nullable(instant),
  /** Newest first, at most twenty. */
  calls: z.array(escalationCall),
});
export type Escalation = z.infer<typeof escalation>;
