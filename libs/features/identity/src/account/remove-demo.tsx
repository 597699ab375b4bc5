import { useRemoveDemo } from '@imah/api-client/react';
import { Button, ConfirmDialog, Notice, Stack, Text } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp, useCan } from '@imah/app/ports';
import { useAccountTexts } from './texts.ts';

/** One action removes the whole demonstration, and with it the account that pressed the button. */
export function RemoveDemo() {
  const t = useAccountTexts();
  const { person, signOut } = useApp();
  const can = useCan();
  const navigate = useNavigate();
  const removal = useRemoveDemo();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const owned = person?.memberships.find(({ orgId }) => can('org.delete', { orgId }) === 'allowed');

  if (owned === undefined) return <Text tone="muted">{t('demo.ask')}</Text>;

  async function leave(): Promise<void> {
    // The session went with the account; the server may say so, and the way leads to /login either way.
    await signOut().catch(() => undefined);
    await navigate('/login', { replace: true });
  }

  return (
    <Stack gap="md" align="start">
      <Text tone="muted">{t('demo.text')}</Text>
      {removal.isError ? (
        <Notice tone="danger" announce="assertive">
          {t('demo.failed')}
        </Notice>
      ) : null}
      <Button tone="danger" icon={trashIcon} onClick={() => setAsking('yes')}>
        {t('demo.remove')}
      </Button>
      <ConfirmDialog
        open={asking === 'yes'}
        tone="danger"
        title={t('demo.confirmTitle')}
        text={t('demo.confirmText')}
        confirmLabel={t('demo.remove')}
        loading={removal.isPending}
        onClose={() => setAsking('no')}
        onConfirm={() =>
          removal.mutate(
            { params: { orgId: owned.orgId } },
            { onSuccess: () => void leave(), onSettled: () => setAsking('no') },
          )
        }
      />
    </Stack>
  );
}
