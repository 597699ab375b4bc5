import * as z from 'zod/mini';

/** UUIDv7 in lower case, made by the server or, for what is created offline, by the client. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A UUID of version 7, in lower case. */
export const id = z.string().check(z.regex(uuidPattern));
export type Id = z.infer<typeof id>;

/** Path parameters of a call about an organisation. */
export const orgParams = z.object({ orgId: id });
/** Path parameters of a call about a building. */
export const buildingParams = z.object({ buildingId: id });
/** Path parameters of a call about a device. */
export const deviceParams = z.object({ deviceId: id });
