import { Button, ConfirmDialog, Callout, Stack, Text } from '@imah/ui';
import { trashIcon } from '@imah/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp, useCan } from '@imah/app/ports';
import { anyCall, useCommand } from '@imah/app/command';
import { useAccountTexts } from './texts.ts';

/** One action removes the whole demonstration, and with it the account that pressed the button. */
export function RemoveDemo() {
  const t = useAccountTexts();
  const { person, signOut } = useApp();
  const can = useCan();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removal = useCommand(anyCall([]), { refusal: 'caller' });
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const owned = person?.memberships.find(({ orgId }) => can('org.delete', { orgId }) === 'allowed');

  if (owned === undefined) return <Text tone="muted">{t('demo.ask')}</Text>;

  async function leave(): Promise<void> {
    // The session went with the account; the server may say so, and the way leads to /login either way.
    await signOut().catch(() => undefined);
    await navigate('/login', { replace: true });
  }

  async function remove(orgId: string): Promise<void> {
    const done = await removal.run((client) => client.removeDemo({ params: { orgId } }));
    setAsking('no');
    if (done.kind !== 'sent') return;
    // Everything that was read is of what is gone.
    queries.clear();
    await leave();
  }

  return (
    <Stack gap="md" align="start">
      <Text tone="muted">{t('demo.text')}</Text>
      {removal.error !== null ? (
        <Callout tone="danger" announce="assertive">
          {t('demo.failed')}
        </Callout>
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
        onConfirm={() => void remove(owned.orgId)}
      />
    </Stack>
  );
}
