import type { ApiError } from '@imah/api-client';
import { queryKeys, useApiClient } from '@imah/api-client/react';
import type { Building, HouseholdRequest } from '@imah/contract';
import { Button, Card, Heading, Inline, List, ListRow, Notice, Stack } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../../shell/index.ts';
import { useSend } from '../parts/use-send.ts';
import { RefuseHousehold } from './refuse-household.tsx';
import { useHouseholdTexts } from './texts.ts';

/** For whom first occupants ask; nothing while nobody does. */
export function HouseholdRequests({ building }: { readonly building: Building }) {
  const t = useHouseholdTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isBusy, answer, send } = useSend(building.id);
  const [refused, setRefused] = useState<HouseholdRequest | null>(null);
  const params = { buildingId: building.id };
  const { data: waiting = [] } = useQuery<HouseholdRequest[], ApiError>({
    queryKey: [...queryKeys.building(building.id), 'household-requests'],
    queryFn: async ({ signal }) => (await client.listHouseholdRequests({ params, signal })).data,
  });
  if (waiting.length === 0) return null;

  async function approve({ id, name, unitCode }: HouseholdRequest): Promise<void> {
    const body = { answer: 'approve', reason: '' } as const;
    const done = await send(async () => {
      await client.answerHouseholdRequest({ params: { ...params, householdMemberId: id }, body });
      return 'approved' as const;
    });
    if (done !== null) toast('success', t('requests.approved', { name, unit: unitCode }));
  }

  return (
    <Stack gap="sm">
      <Heading level={3} id="keluarga-menunggu">
        {t('requests.title')}
      </Heading>
      {answer?.message === undefined ? null : (
        <Notice tone="danger" announce="assertive">
          {answer.message}
        </Notice>
      )}
      <Card padding="none">
        <List aria-labelledby="keluarga-menunggu">
          {waiting.map((request) => (
            <ListRow
              key={request.id}
              icon={userPlusIcon}
              title={request.name}
              description={[
                t('requests.line', { unit: request.unitCode, host: request.host }),
                ...(request.email === null ? [] : [request.email]),
              ].join(' · ')}
              trailing={
                <Inline gap="sm">
                  <Button size="sm" tone="ghost" onClick={() => setRefused(request)}>
                    {t('requests.refuse')}
                  </Button>
                  <Button size="sm" tone="primary" loading={isBusy} onClick={() => void approve(request)}>
                    {t('requests.approve')}
                  </Button>
                </Inline>
              }
            />
          ))}
        </List>
      </Card>
      {refused === null ? null : (
        <RefuseHousehold building={building} request={refused} onClose={() => setRefused(null)} />
      )}
    </Stack>
  );
}
