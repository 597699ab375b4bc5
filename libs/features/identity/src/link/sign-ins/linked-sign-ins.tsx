import { useRead } from '@imah/api-client/react';
import type { RowOf } from '@imah/api-client';
import { Badge, Button, ConfirmDialog, EmptyState, List, ListRow, Callout, Stack, Text } from '@imah/ui';
import { linkIcon, unlinkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { accountCommands, ChangeFailure, SectionRead, useMustVerify, VerifyFirst } from '../../account/parts/index.ts';
import { useApp } from '@imah/app/ports';
import { renewedBy, useRenew } from '@imah/app/read';
import { Age } from '@imah/app/i18n';
import { ProviderButton } from '../../popup/index.ts';
import { useLinkTexts } from '../texts.ts';

type Identity = RowOf<'listIdentities'>;

/** Sign-ins of the provider that lead here: linked in the popup, unlinked but for the last way in. */
export function LinkedSignIns() {
  const t = useLinkTexts();
  const { signIn } = useApp().config;
  const mustVerify = useMustVerify();
  const renew = useRenew();
  const identities = useRead('listIdentities', {});
  const unlink = useCommand(accountCommands.unlinkIdentity, { refusal: 'caller' });
  const [chosen, setChosen] = useState<Identity | null>(null);

  return (
    <Stack gap="md">
      <Text tone="muted">{t('signIns.text')}</Text>
      <ChangeFailure error={unlink.error} />
      <SectionRead query={identities}>
        {(rows) => (
          <Stack gap="md">
            {rows.length === 0 && signIn !== undefined ? (
              <EmptyState
                icon={linkIcon}
                title={t('signIns.none')}
                text={t('signIns.noneText', { name: signIn.name })}
              />
            ) : null}
            {rows.length === 0 ? null : (
              <List aria-label={t('signIns.title')}>
                {rows.map((identity) => (
                  <IdentityRow key={identity.id} identity={identity} onUnlink={() => setChosen(identity)} />
                ))}
              </List>
            )}
            {signIn === undefined ? <Callout tone="info">{t('signIns.off')}</Callout> : null}
          </Stack>
        )}
      </SectionRead>
      {/* A sign-in that vouches for the address can be linked all the same. */}
      {signIn !== undefined && mustVerify === 'yes' ? <VerifyFirst /> : null}
      {signIn === undefined ? null : (
        <div>
          <ProviderButton
            purpose="link"
            tone="primary"
            label={t('signIns.link', { name: signIn.name })}
            onEnd={() => renew(renewedBy.linkedSignIns())}
          />
        </div>
      )}
      <ConfirmDialog
        open={chosen !== null}
        tone="danger"
        title={t('signIns.unlinkTitle')}
        text={t('signIns.unlinkText', { name: chosen === null ? '' : nameOf(chosen) })}
        confirmLabel={t('signIns.unlink')}
        loading={unlink.isPending}
        onClose={() => setChosen(null)}
        onConfirm={() => {
          if (chosen !== null) void unlink.run(chosen.id).then(() => setChosen(null));
        }}
      />
    </Stack>
  );
}

function IdentityRow({ identity, onUnlink }: { readonly identity: Identity; readonly onUnlink: () => void }) {
  const t = useLinkTexts();
  const { lastUsedAt, linkedAt, isLastWayIn } = identity;
  return (
    <ListRow
      icon={linkIcon}
      title={nameOf(identity)}
      description={
        <Stack gap="xs">
          <Text as="span" size="sm" tone="muted">
            {new URL(identity.provider).host} · {t('signIns.linkedAt')} <Age at={linkedAt} /> ·{' '}
            {lastUsedAt === null ? (
              t('signIns.never')
            ) : (
              <>
                {t('signIns.lastUsed')} <Age at={lastUsedAt} />
              </>
            )}
          </Text>
          {isLastWayIn ? (
            <Text as="span" size="sm" tone="muted">
              {t('signIns.lastWayInText')}
            </Text>
          ) : null}
        </Stack>
      }
      trailing={
        isLastWayIn ? (
          <Badge>{t('signIns.lastWayIn')}</Badge>
        ) : (
          <Button
            size="sm"
            icon={unlinkIcon}
            aria-label={t('signIns.unlinkOf', { name: nameOf(identity) })}
            onClick={onUnlink}
          >
            {t('signIns.unlink')}
          </Button>
        )
      }
    />
  );
}

function nameOf({ email, provider }: Identity): string {
  return email ?? new URL(provider).host;
}
