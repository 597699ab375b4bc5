import * as z from 'zod/mini';

/** Every refusal of the API, RFC 9457 with our own members. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, upper snake case; programs decide by it. */
  code: z.string(),
  /** One sentence in the person's language. */
  message: z.string(),
  requestId: z.string(),
  /** 422 only: field path (`building.name`) to sentences in the person's language. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** 412 only: the record as it stands now. */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problem>;
