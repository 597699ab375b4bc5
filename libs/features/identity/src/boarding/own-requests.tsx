import { useApiClient } from '@imah/api-client/react';
import type { OwnJoinRequest } from '@imah/contract/people';
import { Button, ButtonLink, Callout, Stack, Text } from '@imah/ui';
import { useEffect, useState } from 'react';
import { useDirectCommand } from '@imah/app/command/direct';
import { explainFailure, FormMessage, useFormTexts } from '@imah/app/form';
import { withdrawJoinRequest } from './boarding-commands.ts';
import { useBoardingTexts } from './texts.ts';

const tones = { pending: 'info', approved: 'success', refused: 'warning', withdrawn: 'info' } as const;

/** What the person has asked for already, and what became of it. Nothing while that is not known. */
export function OwnRequests() {
  const t = useBoardingTexts();
  const tf = useFormTexts();
  const client = useApiClient();
  const { run, isPending, error } = useDirectCommand(withdrawJoinRequest);
  const [requests, setRequests] = useState<readonly OwnJoinRequest[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    client.listOwnJoinRequests({ signal: controller.signal }).then(
      ({ data }) => setRequests(data),
      // The choice below stands without them.
      () => undefined,
    );
    return () => controller.abort();
  }, [client]);

  async function withdraw(id: string): Promise<void> {
    await run(id);
    // Of a refusal one learns that it was answered meanwhile.
    const heard = await client.listOwnJoinRequests().catch(() => null);
    if (heard !== null) setRequests(heard.data);
  }

  const shown = requests.filter(({ status }) => status !== 'withdrawn').slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <Stack gap="md" as="section" aria-label={t('requests.title')}>
      <FormMessage message={error === null ? null : explainFailure(tf, error).message} />
      {shown.map(({ id, status, building, unitCode, reason }) => (
        <Callout key={id} tone={tones[status]} title={t(`requests.${status}`, { building })}>
          <Stack gap="sm">
            <Text>{status === 'refused' && reason !== '' ? reason : t('requests.unit', { unit: unitCode })}</Text>
            {status === 'pending' ? (
              <Button size="sm" loading={isPending} onClick={() => void withdraw(id)}>
                {t('requests.withdraw')}
              </Button>
            ) : null}
            {status === 'approved' ? <ButtonLink href="/imah">{t('home')}</ButtonLink> : null}
          </Stack>
        </Callout>
      ))}
    </Stack>
  );
}
