import { useApiClient } from '@imah/api-client/react';
import type { OwnJoinRequest } from '@imah/contract/people';
import { Button, ButtonLink, Notice, Stack, Text } from '@imah/ui';
import { useEffect, useState } from 'react';
import { useBoardingTexts } from './texts.ts';

const tones = { pending: 'info', approved: 'success', refused: 'warning', withdrawn: 'info' } as const;

/** What the person has asked for already, and what became of it. Nothing while that is not known. */
export function OwnRequests() {
  const t = useBoardingTexts();
  const client = useApiClient();
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
    await client.withdrawJoinRequest({ params: { joinRequestId: id } }).catch(() => undefined);
    const { data } = await client.listOwnJoinRequests();
    setRequests(data);
  }

  const shown = requests.filter(({ status }) => status !== 'withdrawn').slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <Stack gap="md" as="section" aria-label={t('requests.title')}>
      {shown.map(({ id, status, building, unitCode, reason }) => (
        <Notice key={id} tone={tones[status]} title={t(`requests.${status}`, { building })}>
          <Stack gap="sm">
            <Text>{status === 'refused' && reason !== '' ? reason : t('requests.unit', { unit: unitCode })}</Text>
            {status === 'pending' ? (
              <Button size="sm" onClick={() => void withdraw(id)}>
                {t('requests.withdraw')}
              </Button>
            ) : null}
            {status === 'approved' ? <ButtonLink href="/imah">{t('home')}</ButtonLink> : null}
          </Stack>
        </Notice>
      ))}
    </Stack>
  );
}
