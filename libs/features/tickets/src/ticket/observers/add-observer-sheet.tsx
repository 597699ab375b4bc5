import { useRead } from '@imah/api-client/react';
import { Avatar, Button, EmptyState, FailedState, List, ListRow, Sheet, Skeleton, Stack } from '@imah/ui';
import { useCommand } from '@imah/app/command';
import { Read, readState } from '@imah/app/read';
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
      <Read
        of={candidates}
        level={3}
        loading={
          <Stack gap="sm" aria-busy>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </Stack>
        }
        failed={t('failed')}
        forbidden={<FailedState title={t('failed')} level={3} />}
        empty={<EmptyState title={t('nobody')} level={3} />}
      >
        {(known) => (
          <List>
            {known.map(({ id, name }) => (
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
        )}
      </Read>
    </Sheet>
  );
}
