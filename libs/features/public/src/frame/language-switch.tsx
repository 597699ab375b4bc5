import { Button } from '@imah/ui';
import { languagesIcon } from '@imah/ui/icons';
import { useLocale } from '@imah/app/i18n';
import { usePublicTexts } from './texts.ts';

/** Offers the language that is not in use, in its own words. */
export function LanguageSwitch() {
  const { locale, setLocale } = useLocale();
  const t = usePublicTexts();
  const other = locale === 'id' ? 'en' : 'id';
  return (
    <Button tone="ghost" size="sm" icon={languagesIcon} lang={other} onClick={() => setLocale(other)}>
      {t('otherLanguage')}
    </Button>
  );
}
