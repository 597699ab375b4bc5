import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { JoinRequest } from '@imah/contract/people';
import { Button, Card, Heading, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { Read, readState } from '@imah/app/read';
import { HouseholdRequests } from '../household/household-requests.tsx';
import { ApproveRequest } from './approve-request.tsx';
import { BuildingCode } from './building-code.tsx';
import { RefuseRequest } from './refuse-request.tsx';
import { useJoiningTexts } from './texts.ts';

type Open = { readonly kind: 'none' } | { readonly kind: 'approve' | 'refuse'; readonly request: JoinRequest };

/** The code by which occupants ask to be let in, and those who wait for an answer. */
export function JoiningSection({ building }: { readonly building: Building }) {
  const t = useJoiningTexts();
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const state = readState(useRead('listJoinRequests', { params: { buildingId: building.id } }));
  const close = () => setOpen({ kind: 'none' });
  return (
    <Stack gap="md" as="section" aria-labelledby="permintaan">
      <Stack gap="none">
        <Heading level={2} id="permintaan">
          {t('title')}
        </Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      <BuildingCode building={building} />
      <Read of={state} level={3} failed={t('failed')} forbidden={null} empty={<Text tone="muted">{t('empty')}</Text>} />
      {state.kind === 'ready' && state.data.length > 0 ? (
        <Card padding="none">
          <List aria-labelledby="permintaan">
            {state.data.map((request) => (
              <ListRow
                key={request.id}
                icon={userPlusIcon}
                title={request.name}
                description={[
                  t('line', { unit: request.unitCode, role: t(`roles.${request.role}`), email: request.email }),
                  ...(request.note === '' ? [] : [request.note]),
                  ...(request.unitId === null ? [t('noUnit', { unit: request.unitCode })] : []),
                ].join(' · ')}
                trailing={
                  <Inline gap="sm">
                    <Button size="sm" tone="ghost" onClick={() => setOpen({ kind: 'refuse', request })}>
                      {t('refuse')}
                    </Button>
                    <Button size="sm" tone="primary" onClick={() => setOpen({ kind: 'approve', request })}>
                      {t('approve')}
                    </Button>
                  </Inline>
                }
              />
            ))}
          </List>
        </Card>
      ) : null}
      <HouseholdRequests building={building} />
      {open.kind === 'approve' ? <ApproveRequest building={building} request={open.request} onClose={close} /> : null}
      {open.kind === 'refuse' ? <RefuseRequest building={building} request={open.request} onClose={close} /> : null}
    </Stack>
  );
}
