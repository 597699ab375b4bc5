import * as z from 'zod/mini';

/** UUIDv7 in lower case, made by the server or, for what is created offline, by the client. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const id = z.string().check(z.regex(uuidPattern));
export type Id = z.infer<typeof id>;

export const orgParams = z.object({ orgId: id });
export const buildingParams = z.object({ buildingId: id });
export const deviceParams = z.object({ deviceId: id });
