import { Button, Dialog, List, ListRow, Stack } from '@imah/ui';
import type { BulkOutcome } from '@imah/contract/tickets/words';
import { useTicketsTexts } from '../texts.ts';
import type { Bulk } from './use-bulk-change.ts';

/** Which of several tickets were not changed, and why. */
export function NotChangedDialog({ bulk: { failed, close } }: { readonly bulk: Bulk }) {
  const t = useTicketsTexts();
  if (failed.length === 0) return null;
  return (
    <Dialog open onClose={close} title={t('bulk.failedTitle', { count: failed.length })}>
      <Stack gap="lg">
        <List>
          {failed.map(({ id, number, known, outcome }) => (
            <ListRow key={id} title={number ?? known} description={why(outcome)} />
          ))}
        </List>
        <Button width="full" onClick={close}>
          {t('bulk.close')}
        </Button>
      </Stack>
    </Dialog>
  );

  function why(outcome: BulkOutcome): string {
    return outcome === 'done' ? '' : t(`bulk.outcomes.${outcome}`);
  }
}
