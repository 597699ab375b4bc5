/** Indonesian first; English beside it. */
export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The person's choice; `system` follows the operating system. */
export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];
