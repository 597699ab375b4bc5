import type { FoundDevice } from '@imah/contract/devices';
import type { OnboardingTexts } from './texts.ts';

const most = 4;

/** What a found device said last, in a few words: `Power 415 W · Voltage 221 V`. */
export function foundValues(
  { properties }: Pick<FoundDevice, 'properties'>,
  t: OnboardingTexts,
  locale: string,
): string {
  const said = properties.flatMap(({ label, value, unit }) => {
    if (value === null) return [];
    if (typeof value === 'boolean') return [`${label} ${t(value ? 'on' : 'off')}`];
    const shown =
      typeof value === 'number' ? new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value) : value;
    return [`${label} ${shown}${unit === null ? '' : ` ${unit}`}`];
  });
  return said.length === 0 ? t('saysNothing') : said.slice(0, most).join(' · ');
}
