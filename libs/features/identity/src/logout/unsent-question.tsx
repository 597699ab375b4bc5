import { Button, ButtonLink, Stack, Text } from '@imah/ui';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { useLogoutTexts } from './texts.ts';
import { dropUnsent } from './unsent.ts';

export interface UnsentQuestionProps {
  readonly account: string;
  readonly count: number;
  readonly onLeave: () => void;
}

/** Asks what becomes of what is only on this device, before the person leaves it. */
export function UnsentQuestion({ account, count, onLeave }: UnsentQuestionProps) {
  const t = useLogoutTexts();
  return (
    <AuthFrame title={t('unsent.title', { count })}>
      <Stack gap="lg">
        <Text>{t('unsent.text')}</Text>
        <Stack gap="md">
          <ButtonLink href="/imah" tone="primary">
            {t('unsent.stay')}
          </ButtonLink>
          <Button onClick={onLeave}>{t('unsent.keep')}</Button>
          <Button tone="danger" onClick={() => void dropUnsent(account).then(onLeave)}>
            {t('unsent.drop')}
          </Button>
        </Stack>
      </Stack>
    </AuthFrame>
  );
}
