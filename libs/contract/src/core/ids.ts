import * as z from 'zod/mini';
import { uuidPattern } from './words.ts';

/** A UUID of version 7, in lower case. */
export const id = z.string().check(z.regex(uuidPattern));
export type Id = z.infer<typeof id>;

/** Path parameters of a call about an organisation. */
export const orgParams = z.object({ orgId: id });
/** Path parameters of a call about a building. */
export const buildingParams = z.object({ buildingId: id });
/** Path parameters of a call about a device. */
export const deviceParams = z.object({ deviceId: id });
