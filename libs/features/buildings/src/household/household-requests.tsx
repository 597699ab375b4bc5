import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { HouseholdRequest } from '@imah/contract/people';
import { Button, Card, Heading, List, ListRow, Stack } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { Read, readState } from '@imah/app/read';
import { AnswerHousehold } from './answer-household.tsx';
import { useHouseholdTexts } from './texts.ts';

/** For whom first occupants ask; nothing while nobody does. */
export function HouseholdRequests({ building }: { readonly building: Building }) {
  const t = useHouseholdTexts();
  const [open, setOpen] = useState<HouseholdRequest | null>(null);
  const read = useRead('listHouseholdRequests', { params: { buildingId: building.id } });
  const { data: waiting = [] } = read;
  const state = readState(read);
  if (state.kind === 'failed') return <Read of={state} failed={t('requests.failed')} level={3} />;
  if (waiting.length === 0) return null;

  return (
    <Stack gap="sm">
      <Heading level={3} id="keluarga-menunggu">
        {t('requests.title')}
      </Heading>
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
                <Button size="sm" tone="primary" onClick={() => setOpen(request)}>
                  {t('requests.answer')}
                </Button>
              }
            />
          ))}
        </List>
      </Card>
      {open === null ? null : <AnswerHousehold building={building} request={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
