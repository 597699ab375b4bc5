import { useRead } from '@imah/api-client/react';
import type { RowOf } from '@imah/api-client';
import { Badge, Button, ButtonLink, ConfirmDialog, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { laptopIcon, logOutIcon, smartphoneIcon, tabletIcon, codeIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { Age } from '@imah/app/i18n';
import { accountCommands } from './parts/account-commands.ts';
import { ChangeFailure } from './parts/change-failure.tsx';
import { deviceOf } from './device-of.ts';
import { SectionRead } from './parts/section-read.tsx';
import { useAccountTexts } from './texts.ts';

type Session = RowOf<'listSessions'>;
const icons = { phone: smartphoneIcon, tablet: tabletIcon, computer: laptopIcon, program: codeIcon } as const;

/** Where the person is signed in, and the way to end what is not theirs. */
export function Sessions() {
  const t = useAccountTexts();
  const sessions = useRead('listSessions', {});
  const revoke = useCommand(accountCommands.revokeSession, { refusal: 'caller' });
  const revokeOthers = useCommand(accountCommands.revokeOtherSessions, { refusal: 'caller' });
  const [asking, setAsking] = useState<'no' | 'yes'>('no');

  return (
    <Stack gap="md">
      <Text tone="muted">{t('session.text')}</Text>
      <ChangeFailure error={revoke.error ?? revokeOthers.error} />
      <SectionRead query={sessions} rows={3}>
        {(rows) => (
          <List aria-label={t('session.title')}>
            {rows.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                ending={revoke.isPending && revoke.input === session.id ? 'yes' : 'no'}
                onEnd={() => void revoke.run(session.id)}
              />
            ))}
          </List>
        )}
      </SectionRead>
      <Inline gap="sm">
        <ButtonLink href="/logout" icon={logOutIcon}>
          {t('session.logout')}
        </ButtonLink>
        {(sessions.data?.length ?? 0) > 1 ? (
          <Button tone="danger" onClick={() => setAsking('yes')}>
            {t('session.endOthers')}
          </Button>
        ) : null}
      </Inline>
      <ConfirmDialog
        open={asking === 'yes'}
        tone="danger"
        title={t('session.endOthersTitle')}
        text={t('session.endOthersText')}
        confirmLabel={t('session.endOthers')}
        loading={revokeOthers.isPending}
        onClose={() => setAsking('no')}
        onConfirm={() => void revokeOthers.run(undefined).then(() => setAsking('no'))}
      />
    </Stack>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly ending: 'no' | 'yes';
  readonly onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useAccountTexts();
  const { browser, system, shape } = deviceOf(session.userAgent);
  const name =
    browser !== null && system !== null
      ? t('session.device', { browser, system })
      : (browser ?? system ?? session.userAgent ?? t('session.unknown'));
  return (
    <ListRow
      icon={icons[shape]}
      title={name}
      description={
        <Text as="span" size="sm" tone="muted">
          {t('session.place', { ip: session.ip ?? '–' })} · {t('session.lastSeen')} <Age at={session.lastSeenAt} />
        </Text>
      }
      trailing={
        session.isThisOne ? (
          <Badge tone="accent">{t('session.thisOne')}</Badge>
        ) : (
          <Button size="sm" loading={ending === 'yes'} aria-label={t('session.endOf', { name })} onClick={onEnd}>
            {t('session.end')}
          </Button>
        )
      }
    />
  );
}
