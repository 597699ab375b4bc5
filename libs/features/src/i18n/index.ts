export { Age, type AgeProps } from './age-text.tsx';
export { type Clock, ClockProvider, createClock, useClock, useNow } from './clock.tsx';
export { defineLocalized, type LocalizedDefinition } from './define-localized.ts';
export { defineTexts, type Texts, type TextsDefinition, type TranslationOf } from './define-texts.ts';
export { createFormat, type Format } from './format.ts';
export { localeStorageKey, readLocale, writeLocale } from './locale-preference.ts';
export { LocaleProvider, type LocaleProviderProps, useLocale } from './locale-provider.tsx';
export { useFormat } from './use-format.ts';
export { zoneName } from './zone-name.ts';
