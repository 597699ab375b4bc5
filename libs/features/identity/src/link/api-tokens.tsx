import { useRead } from '@imah/api-client/react';
import type { RowOf } from '@imah/api-client';
import { Button, ConfirmDialog, EmptyState, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { keyRoundIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { accountCommands, ChangeFailure, SectionRead, useMustVerify, VerifyFirst } from '../account/parts/index.ts';
import { Age, useFormat, useNow } from '@imah/app/i18n';
import { ApiTokenDialog } from './api-token-dialog.tsx';
import { areasOf } from './token-areas.ts';
import { useLinkTexts } from './texts.ts';

type Token = RowOf<'listApiTokens'>;

/** Keys for the person's own programs. */
export function ApiTokens() {
  const t = useLinkTexts();
  const tokens = useRead('listApiTokens', {});
  const revoke = useCommand(accountCommands.revokeApiTokens, { refusal: 'caller' });
  const [draft, setDraft] = useState<'closed' | 'open'>('closed');
  const [chosen, setChosen] = useState<Token | null>(null);

  const mustVerify = useMustVerify();
  const create =
    mustVerify === 'yes' ? (
      <VerifyFirst />
    ) : (
      <Button tone="primary" icon={plusIcon} onClick={() => setDraft('open')}>
        {t('tokens.create')}
      </Button>
    );
  return (
    <Stack gap="md">
      <Text tone="muted">{t('tokens.text')}</Text>
      <ChangeFailure error={revoke.error} />
      <SectionRead query={tokens}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={keyRoundIcon} title={t('tokens.none')} text={t('tokens.noneText')} actions={create} />
          ) : (
            <Stack gap="md" align="stretch">
              <List aria-label={t('tokens.title')}>
                {rows.map((token) => (
                  <TokenRow key={token.id} token={token} onRevoke={() => setChosen(token)} />
                ))}
              </List>
              <div>{create}</div>
            </Stack>
          )
        }
      </SectionRead>
      {draft === 'open' ? <ApiTokenDialog onClose={() => setDraft('closed')} /> : null}
      <ConfirmDialog
        open={chosen !== null}
        tone="danger"
        title={t('tokens.revokeTitle', { name: chosen?.name ?? '' })}
        text={t('tokens.revokeText')}
        confirmLabel={t('tokens.revoke')}
        loading={revoke.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() => {
          if (chosen !== null) void revoke.run([chosen.id]).then(() => setChosen(null));
        }}
      />
    </Stack>
  );
}

function TokenRow({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }) {
  const t = useLinkTexts();
  const format = useFormat();
  const now = useNow(60_000);
  const { areas, mode } = areasOf(token.scopes);
  const what = areas.map((area) => t(`tokens.areas.${area}`)).join('; ');
  return (
    <ListRow
      icon={keyRoundIcon}
      title={
        <>
          {token.name} <code>{token.prefix}…</code>
        </>
      }
      description={
        <Stack gap="xs">
          <Text as="span" size="sm" tone="muted">
            {what} ({mode === 'read' ? t('tokens.reads') : t('tokens.changes')})
          </Text>
          <Text as="span" size="sm" tone="muted">
            {t('tokens.expires', { date: format.date(token.expiresAt, 'Asia/Jakarta') })} ·{' '}
            {token.lastUsedAt === null ? (
              t('tokens.never')
            ) : (
              <>
                {t('tokens.lastUsed')} <Age at={token.lastUsedAt} />
              </>
            )}
          </Text>
        </Stack>
      }
      trailing={
        <>
          {Date.parse(token.expiresAt) <= now ? <StatusBadge tone="warning" label={t('tokens.expired')} /> : null}
          <Button size="sm" aria-label={t('tokens.revokeOf', { name: token.name })} onClick={onRevoke}>
            {t('tokens.revoke')}
          </Button>
        </>
      }
    />
  );
}
