import { useApiClient } from '@imah/api-client/react';
import { Button, Card, EmptyState, FailedState, Heading, Inline, Link, Skeleton, Stack, Text } from '@imah/ui';
import { copyIcon, linkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { Age } from '@imah/app/i18n';
import { usePublicRead } from '@imah/features-public/visitor';
import { TicketStateBadge } from '../ticket/parts/index.ts';
import { useScanTexts } from './texts.ts';

/** Milliseconds between two looks: without an account there is no channel that tells. */
const lookAgainMs = 30_000;

/** How far a report is, for whoever holds its link. */
export function ScanState({ code, token }: { readonly code: string; readonly token: string }) {
  const t = useScanTexts();
  const client = useApiClient();
  const [copied, setCopied] = useState<'no' | 'yes'>('no');
  const state = usePublicRead(
    token,
    async (signal) => (await client.getScanReport({ params: { token }, signal })).data,
    lookAgainMs,
  );
  if (state.kind === 'loading') return <Skeleton shape="card" />;
  if (state.kind === 'missing') return <EmptyState level={2} icon={linkIcon} title={t('done.missing')} />;
  if (state.kind === 'failed')
    return <FailedState title={t('done.failed')} level={2} onRetry={state.retry} attempt={state.attempt} />;
  const { number, createdAt, updatedAt } = state.data;
  const copy = () =>
    navigator.clipboard.writeText(globalThis.location.href).then(
      () => setCopied('yes'),
      // Where the browser does not allow it, the address can still be copied by hand.
      () => setCopied('no'),
    );
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="md">
          <Inline justify="between">
            <Heading level={2} size="md">
              {t('done.title', { number })}
            </Heading>
            <TicketStateBadge state={state.data.state} />
          </Inline>
          <Text size="sm" tone="muted">
            {t('done.sentAt')} <Age at={createdAt} /> · {t('done.since')} <Age at={updatedAt} />
          </Text>
          <Text>{t('done.text')}</Text>
          <Inline gap="md">
            <Button icon={copyIcon} onClick={() => void copy()}>
              {t('done.copy')}
            </Button>
            <output>{copied === 'yes' ? t('done.copied') : null}</output>
          </Inline>
        </Stack>
      </Card>
      <Link href={`/q/${code}`}>{t('done.again')}</Link>
    </Stack>
  );
}
