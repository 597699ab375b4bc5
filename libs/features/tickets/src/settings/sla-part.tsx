import { useRead } from '@imah/api-client/react';
import type { SlaPolicy } from '@imah/contract/tickets';
import { Button, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useFormat } from '@imah/app/i18n';
import { useTicketWords } from '../ticket/parts/index.ts';
import { useOrgBuildings } from '@imah/features-people/model';
import { SlaSheet } from './sla-sheet.tsx';
import { ChangeButton } from './change-button.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { Part } from './use-part.tsx';
import { useReach } from './use-reach.ts';

/** What is promised, the most specific first where several match. */
export function SlaPart({ orgId }: { readonly orgId: string }) {
  const t = useTicketSettingsTexts();
  const { may, mayAdd } = useReach(orgId);
  const nameOf = usePolicyName(orgId);
  const format = useFormat();
  const [opened, setOpened] = useState<SlaPolicy | 'new' | null>(null);
  // A working day has fewer hours than a day: what runs in working hours is never told in days.
  const timeOf = (count: number, calendar: SlaPolicy['calendar']) => {
    if (calendar === 'always') return format.duration(count * 60_000);
    return count % 60 === 0 ? t('sla.workHours', { count: count / 60 }) : t('sla.workMinutes', { count });
  };
  return (
    <Part query={useRead('listSlaPolicies', { params: { orgId } })}>
      {(policies) => (
        <Stack gap="lg">
          <Text tone="muted">{t('sla.lead')}</Text>
          <List>
            {policies.map((policy) => (
              <ListRow
                key={policy.id}
                title={nameOf(policy)}
                description={t(`sla.summary.${policy.calendar}`, {
                  respond: timeOf(policy.respondMinutes, policy.calendar),
                  resolve: timeOf(policy.resolveMinutes, policy.calendar),
                })}
                trailing={
                  may('slaPolicy.update', policy.buildingId) ? (
                    <ChangeButton name={nameOf(policy)} onPress={() => setOpened(policy)} />
                  ) : null
                }
              />
            ))}
          </List>
          {mayAdd('slaPolicy.create') ? (
            <Inline>
              <Button icon={plusIcon} onClick={() => setOpened('new')}>
                {t('sla.add')}
              </Button>
            </Inline>
          ) : null}
          {opened === null ? null : (
            <SlaSheet orgId={orgId} policy={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
          )}
        </Stack>
      )}
    </Part>
  );
}

/** Which tickets a promise is for, in words. */
function usePolicyName(orgId: string): (policy: SlaPolicy) => string {
  const t = useTicketSettingsTexts();
  const words = useTicketWords();
  const categories = useRead('listTicketCategories', { params: { orgId } }).data ?? [];
  const buildings = useOrgBuildings(orgId);
  return ({ priority, categoryId, buildingId }) => {
    const parts = [
      priority === null ? t('sla.anyPriority') : words(`priorityAlone.${priority}`),
      ...(categoryId === null ? [] : [categories.find(({ id }) => id === categoryId)?.name ?? t('sla.category')]),
      ...(buildingId === null ? [] : [buildings.find(({ id }) => id === buildingId)?.name ?? t('sla.building')]),
    ];
    return parts.join(' · ');
  };
}
