import { createFormat, type Format } from './format.ts';
import { useLocale } from './locale-provider.tsx';

const formats = new Map<string, Format>();

/** Numbers, money, dates and ages in the language in use. */
export function useFormat(): Format {
  const { locale } = useLocale();
  const known = formats.get(locale) ?? createFormat(locale);
  formats.set(locale, known);
  return known;
}
