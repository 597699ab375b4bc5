import { useRead } from '@imah/api-client/react';
import { Button, EmptyState, FailedState, List, ListRow, Sheet, Stack, Text } from '@imah/ui';
import { listChecksIcon } from '@imah/ui/icons';
import { useCommand } from '@imah/app/command';
import { Read, readState } from '@imah/app/read';
import { useWorkTexts } from './texts.ts';
import { changeWork } from './use-work.ts';

/** The checklists that can still be put on the ticket; that of its category is on top. */
export function ChecklistSheet({ ticketId, onClose }: { readonly ticketId: string; readonly onClose: () => void }) {
  const t = useWorkTexts();
  const { run, isPending } = useCommand(changeWork(ticketId));
  const offers = readState(useRead('listChecklistsForTicket', { params: { ticketId } }, { staleTime: 0 }));
  const use = async (checklistId: string) => {
    const { kind } = await run((api) => api.useTicketChecklist({ params: { ticketId, checklistId } }));
    if (kind === 'sent') onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t('checks.use')}>
      <Stack gap="lg">
        <Text tone="muted">{t('checks.useText')}</Text>
        <Read
          of={offers}
          level={3}
          forbidden={<FailedState level={3} />}
          empty={
            <EmptyState icon={listChecksIcon} level={3} title={t('checks.noneLeft')} text={t('checks.noneLeftText')} />
          }
        >
          {(known) => (
            <List>
              {known.map(({ id, name, items }) => (
                <ListRow
                  key={id}
                  title={name}
                  description={t('checks.count', { count: items })}
                  trailing={
                    <Button
                      aria-label={t('checks.useNamed', { name })}
                      loading={isPending}
                      onClick={() => void use(id)}
                    >
                      {t('checks.useThis')}
                    </Button>
                  }
                />
              ))}
            </List>
          )}
        </Read>
      </Stack>
    </Sheet>
  );
}
