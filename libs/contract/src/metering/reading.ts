import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { storedFile } from '../files/file.ts';
import { registerValues } from './meter.ts';
import {
  meterResources,
  mostReadingPhotos,
  readingAnomalies,
  readingDecisions,
  readingKinds,
  readingSources,
  readingStates,
  staffSources,
} from './words.ts';

const note = z.string().check(z.trim(), z.maxLength(500));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** What a meter shows. Residents say it of now; what else they say of when and how is not looked at. */
export const readingDraft = z.object({
  values: registerValues,
  /** Left out: now. */
  at: z.optional(instant),
  source: z._default(z.enum(staffSources), 'staff'),
  /** `estimate`: nobody could read it; for who may approve readings. */
  as: z._default(z.enum(['reading', 'estimate']), 'reading'),
  note: z._default(note, ''),
  /** Photos of the meter that were sent before. */
  fileIds: z._default(z.array(id).check(z.maxLength(mostReadingPhotos)), []),
});
export type ReadingDraft = z.infer<typeof readingDraft>;

/** What is said to a reading that waits, and why. */
export const readingVerdict = z.object({ decision: z.enum(readingDecisions), reason });
export type ReadingVerdict = z.infer<typeof readingVerdict>;

/** What a reading should have said. */
export const readingCorrection = z.object({ values: registerValues, reason });
export type ReadingCorrection = z.infer<typeof readingCorrection>;

/** Readings of a building or of one meter, the newest first. */
export const readingQuery = z.extend(listQuery, {
  meterId: z.optional(id),
  state: z.optional(z.enum(readingStates)),
});
export type ReadingQuery = z.infer<typeof readingQuery>;

/** A reading, and what it is held against. */
export const reading = z.object({
  id,
  meterId: id,
  meterNumber: z.string(),
  resource: z.enum(meterResources),
  unitCode: z.nullable(z.string()),
  location: z.string(),
  registers: z.array(z.string()),
  timeZone: z.enum(timeZones),
  at: instant,
  kind: z.enum(readingKinds),
  values: z.array(z.int()),
  source: z.enum(readingSources),
  state: z.enum(readingStates),
  anomalies: z.array(z.enum(readingAnomalies)),
  note: z.string(),
  /** Name of who read it; null when their account is gone, or where nobody did. */
  author: z.nullable(z.string()),
  /** Why it was approved, rejected, estimated or corrected. */
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** The reading that this one takes the place of. */
  correctsId: z.nullable(id),
  /** Whether another has taken its place. */
  standing: z.enum(['current', 'corrected']),
  /** The approved reading before it. */
  previous: z.nullable(z.object({ at: instant, values: z.array(z.int()) })),
  /** What was consumed since then, in thousandths. */
  usedMilli: z.nullable(z.int()),
  /** What the meter showed; of a correction those of what it corrects. */
  photos: z.array(storedFile),
  version: z.int(),
});
export type Reading = z.infer<typeof reading>;
