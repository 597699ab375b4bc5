import { useRead } from '@imah/api-client/react';
import type { TicketChecklist } from '@imah/contract/tickets';
import { Badge, Button, EmptyState, Inline, List, ListRow, Stack, Text } from '@imah/ui';
import { listChecksIcon, plusIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCan } from '@imah/app/ports';
import { ChangeButton } from './change-button.tsx';
import { ChecklistSheet } from './checklist-sheet.tsx';
import { useTicketSettingsTexts } from './texts.ts';
import { Part } from './use-part.tsx';

/** The checklists that are made once and put on tickets. */
export function ChecklistPart({ orgId }: { readonly orgId: string }) {
  const t = useTicketSettingsTexts();
  const mayChange = useCan()('settings.update', { orgId, everywhere: true }) === 'allowed';
  const [opened, setOpened] = useState<TicketChecklist | 'new' | null>(null);
  return (
    <Part query={useRead('listTicketChecklists', { params: { orgId } })}>
      {(checklists) => (
        <Stack gap="lg">
          <Text tone="muted">{t('checklists.lead')}</Text>
          {checklists.length === 0 ? (
            <EmptyState
              icon={listChecksIcon}
              level={2}
              title={t('checklists.empty')}
              text={t('checklists.emptyText')}
            />
          ) : (
            <List>
              {checklists.map((checklist) => (
                <ListRow
                  key={checklist.id}
                  title={checklist.name}
                  description={t('checklists.count', { count: checklist.items.length })}
                  trailing={
                    <Inline gap="xs">
                      {checklist.categoryIds.length > 0 ? (
                        <Badge>{t('checklists.begins', { count: checklist.categoryIds.length })}</Badge>
                      ) : null}
                      {checklist.state === 'archived' ? <Badge>{t('categories.archived')}</Badge> : null}
                      {mayChange ? <ChangeButton name={checklist.name} onPress={() => setOpened(checklist)} /> : null}
                    </Inline>
                  }
                />
              ))}
            </List>
          )}
          {mayChange ? (
            <Inline>
              <Button icon={plusIcon} onClick={() => setOpened('new')}>
                {t('checklists.add')}
              </Button>
            </Inline>
          ) : null}
          {opened === null ? null : (
            <ChecklistSheet
              orgId={orgId}
              checklist={opened === 'new' ? null : opened}
              onClose={() => setOpened(null)}
            />
          )}
        </Stack>
      )}
    </Part>
  );
}
