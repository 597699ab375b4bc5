import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Household } from '@imah/contract/people';
import { Button, Card, Heading, Inline, List, Stack, Text } from '@imah/ui';
import { userPlusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { MemberRow } from './household-member-row.tsx';
import { InviteToHousehold } from './invite-to-household.tsx';
import { useHouseholdTexts } from './texts.ts';

/** Whom one has invited into one's own units. Nothing where the organisation does not let occupants do that. */
export function HouseholdSection({ building }: { readonly building: Building }) {
  const { data: homes = [] } = useRead('listHouseholds', { params: { buildingId: building.id } });
  return homes
    .filter(({ policy, members }) => policy !== 'off' || members.length > 0)
    .map((home) => <Home key={home.unitId} building={building} home={home} />);
}

function Home({ building, home }: { readonly building: Building; readonly home: Household }) {
  const t = useHouseholdTexts();
  const [form, setForm] = useState<'closed' | 'open'>('closed');
  const title = `keluarga-${home.unitId}`;
  return (
    <Stack gap="md" as="section" aria-labelledby={title}>
      <Inline justify="between" align="baseline">
        <Heading level={2} id={title}>
          {t('title', { code: home.unitCode })}
        </Heading>
        {home.mayInvite ? (
          <Button size="sm" icon={userPlusIcon} onClick={() => setForm('open')}>
            {t('invite')}
          </Button>
        ) : null}
      </Inline>
      <Text tone="muted">
        {home.mayInvite ? [t('lead'), ...(home.policy === 'approval' ? [t('approval')] : [])].join(' ') : t('notHost')}
      </Text>
      {home.members.length === 0 ? (
        home.mayInvite ? (
          <Text tone="muted">{t('empty')}</Text>
        ) : null
      ) : (
        <Card padding="none">
          <List aria-labelledby={title}>
            {home.members.map((member) => (
              <MemberRow key={member.id} building={building} home={home} member={member} />
            ))}
          </List>
        </Card>
      )}
      {form === 'open' ? <InviteToHousehold building={building} home={home} onClose={() => setForm('closed')} /> : null}
    </Stack>
  );
}
