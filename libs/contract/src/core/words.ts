export { colorModes, locales, type ColorMode, type Locale } from './locale.ts';
export type { Route, RouteTable } from './route.ts';

/** UUIDv7 in lower case, made by the server or, for what is created offline, by the client. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** How many rows a list answers with: when nothing is said, and at most. */
export const listLimit = { default: 50, max: 200 } as const;
