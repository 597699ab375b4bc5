import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { topicActs, topicPostActs } from './topic-words.ts';

/** Until when an act that is open can be done; null: as long as nothing else changes. */
const updateUntil = z.nullable(instant);

/** What who reads a topic may do with it as it stands: the server decides it and sends it along. */
export const topicAbilities = z.object({
  /** `staff`: who moderates it, and speaks for the building there. */
  side: z.enum(['staff', 'resident']),
  acts: z.array(z.enum(topicActs)),
  updateUntil,
});
export type TopicAbilities = z.infer<typeof topicAbilities>;

/** What who reads a post may do with it as it stands. */
export const topicPostAbilities = z.object({ acts: z.array(z.enum(topicPostActs)), updateUntil });
export type TopicPostAbilities = z.infer<typeof topicPostAbilities>;
