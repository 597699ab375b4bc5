import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';

export const place = z.object({ id, name: z.string(), timeZone: z.enum(timeZones) });
/** A building as what waits there names it. */
export type RequestPlace = z.infer<typeof place>;
