import { colorModes, locales, type ColorMode, type Locale } from '@imah/contract/core/words';
import { SelectField, Stack, Text } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { useApp } from '@imah/app/ports';
import { useLocale } from '@imah/app/i18n';
import { accountCommands } from './parts/account-commands.ts';
import { useAccountTexts } from './texts.ts';

/** Both take effect at once, are kept in this browser, and go with the account to the next one. */
export function DisplayChoices() {
  const t = useAccountTexts();
  const { locale, setLocale } = useLocale();
  const { colorMode } = useApp();
  const { run } = useCommand(accountCommands.updateProfile, { refusal: 'caller' });
  // Offline the choice holds here all the same; the account hears of the next one.
  const keep = (body: { locale?: Locale; colorMode?: ColorMode }) => void run(body);
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('display.text')}</Text>
      <SelectField
        label={t('display.language')}
        value={locale}
        options={locales.map((each) => ({ value: each, label: t(`display.languages.${each}`) }))}
        onChange={(event) => {
          const next = event.currentTarget.value === 'en' ? 'en' : 'id';
          setLocale(next);
          keep({ locale: next });
        }}
      />
      {colorMode === undefined ? null : (
        <SelectField
          label={t('display.colorMode')}
          value={colorMode.preference}
          options={colorModes.map((each) => ({ value: each, label: t(`display.colorModes.${each}`) }))}
          onChange={(event) => {
            const next = colorModes.find((each) => each === event.currentTarget.value) ?? 'system';
            colorMode.prefer(next);
            keep({ colorMode: next });
          }}
        />
      )}
    </Stack>
  );
}
