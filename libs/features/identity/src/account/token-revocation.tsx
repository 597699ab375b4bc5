import { useRead } from '@imah/api-client/react';
import { Button, Callout, Stack, Text } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { accountCommands, ChangeFailure } from './parts/index.ts';
import { useAccountTexts } from './texts.ts';

/** After a change of the password: tokens of programs outlive it, so they are named and can all be taken back. */
export function TokenRevocation() {
  const t = useAccountTexts();
  const tokens = useRead('listApiTokens', {});
  const revoke = useCommand(accountCommands.revokeApiTokens, { refusal: 'caller' });
  const ids = (tokens.data ?? []).map(({ id }) => id);

  if (revoke.outcome?.kind === 'sent') {
    return (
      <Callout tone="success" announce="polite">
        {t('password.tokensRevoked')}
      </Callout>
    );
  }
  if (ids.length === 0) return null;
  return (
    <Stack gap="sm">
      <Callout tone="warning">
        <Stack gap="sm">
          <Text as="span">{t('password.tokens', { count: ids.length })}</Text>
          <div>
            <Button size="sm" loading={revoke.isPending} onClick={() => void revoke.run(ids)}>
              {t('password.revokeTokens')}
            </Button>
          </div>
        </Stack>
      </Callout>
      <ChangeFailure error={revoke.error} />
    </Stack>
  );
}
