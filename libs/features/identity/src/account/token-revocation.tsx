import { Button, Notice, Stack, Text } from '@imah/ui';
import { ChangeFailure, useAccountChange, useAccountRead } from './parts/index.ts';
import { useAccountTexts } from './texts.ts';

/** After a change of the password: tokens of programs outlive it, so they are named and can all be taken back. */
export function TokenRevocation() {
  const t = useAccountTexts();
  const tokens = useAccountRead('api-tokens', async (client, signal) => (await client.listApiTokens({ signal })).data);
  const revoke = useAccountChange(['api-tokens'], async (client, ids: readonly string[]) => {
    for (const tokenId of ids) await client.revokeApiToken({ params: { tokenId } });
  });
  const ids = (tokens.data ?? []).map(({ id }) => id);

  if (revoke.isSuccess) {
    return (
      <Notice tone="success" announce="polite">
        {t('password.tokensRevoked')}
      </Notice>
    );
  }
  if (ids.length === 0) return null;
  return (
    <Stack gap="sm">
      <Notice tone="warning">
        <Stack gap="sm">
          <Text as="span">{t('password.tokens', { count: ids.length })}</Text>
          <div>
            <Button size="sm" loading={revoke.isPending} onClick={() => revoke.mutate(ids)}>
              {t('password.revokeTokens')}
            </Button>
          </div>
        </Stack>
      </Notice>
      <ChangeFailure error={revoke.error} />
    </Stack>
  );
}
