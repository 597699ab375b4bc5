import type { ColorMode, Locale } from '@imah/contract';
import { SelectField, Stack } from '@imah/ui';
import { useApp } from '../app/app-ports.tsx';
import { useLocale } from '../i18n/locale-provider.tsx';
import { useAccountTexts } from './texts.ts';

const locales = ['id', 'en'] as const satisfies readonly Locale[];
const colorModes = ['light', 'dark', 'system'] as const satisfies readonly ColorMode[];

/** Both take effect at once and are kept in this browser. */
export function DisplayChoices() {
  const t = useAccountTexts();
  const { locale, setLocale } = useLocale();
  const { colorMode } = useApp();
  return (
    <Stack gap="lg">
      <SelectField
        label={t('display.language')}
        value={locale}
        options={locales.map((each) => ({ value: each, label: t(`display.languages.${each}`) }))}
        onChange={(event) => setLocale(event.currentTarget.value === 'en' ? 'en' : 'id')}
      />
      {colorMode === undefined ? null : (
        <SelectField
          label={t('display.colorMode')}
          value={colorMode.preference}
          options={colorModes.map((each) => ({ value: each, label: t(`display.colorModes.${each}`) }))}
          onChange={(event) =>
            colorMode.prefer(colorModes.find((each) => each === event.currentTarget.value) ?? 'system')
          }
        />
      )}
    </Stack>
  );
}
