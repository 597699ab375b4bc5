import { Button } from '@imah/ui';
import { useTicketSettingsTexts } from './texts.ts';

/** Opens what a row says, to be changed. */
export function ChangeButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const t = useTicketSettingsTexts();
  return (
    <Button size="sm" aria-label={t('changeNamed', { name })} onClick={onPress}>
      {t('change')}
    </Button>
  );
}
