import { useRead } from '@imah/api-client/react';
import { Avatar, Button, EmptyState, FailedState, List, ListRow, Sheet, Skeleton, Stack } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { NotYetRead, readState } from '@imah/app/live';
import { useToast } from '@imah/app/shell';
import { useObserverTexts } from './texts.ts';
import { changeObservers } from './use-observers.ts';

interface AddObserverSheetProps {
  readonly ticketId: string;
  readonly onClose: () => void;
}

/** The staff who could follow a ticket; several can be added one after the other. */
export function AddObserverSheet({ ticketId, onClose }: AddObserverSheetProps) {
  const t = useObserverTexts();
  const toast = useToast();
  const { run, isPending } = useCommand(changeObservers(ticketId));
  const candidates = readState(useRead('listTicketObserverCandidates', { params: { ticketId } }));
  const add = async (userId: string, name: string) => {
    const { kind } = await run((client) => client.addTicketObserver({ params: { ticketId, userId } }));
    if (kind === 'sent') toast('success', t('added', { name }));
  };
  return (
    <Sheet open onClose={onClose} title={t('addTitle')} description={t('addText')}>
      {candidates.kind === 'ready' ? (
        candidates.data.length === 0 ? (
          <EmptyState title={t('nobody')} level={3} />
        ) : (
          <List>
            {candidates.data.map(({ id, name }) => (
              <ListRow
                key={id}
                title={name}
                leading={<Avatar name={name} size="sm" />}
                trailing={
                  <Button
                    size="sm"
                    aria-label={t('addLabel', { name })}
                    disabled={isPending}
                    onClick={() => void add(id, name)}
                  >
                    {t('addOne')}
                  </Button>
                }
              />
            ))}
          </List>
        )
      ) : candidates.kind === 'loading' ? (
        <Stack gap="sm" aria-busy>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </Stack>
      ) : candidates.kind === 'forbidden' || candidates.kind === 'missing' ? (
        <FailedState title={t('failed')} level={3} />
      ) : (
        <NotYetRead state={candidates} failed={t('failed')} />
      )}
    </Sheet>
  );
}
