import type { OpeningImportRecord } from '@imah/contract/billing';
import { Badge, Button, Callout, Card, Heading, List, ListRow, Stack } from '@imah/ui';
import { undo2Icon } from '@imah/ui/icons';
import { useSubmit } from '@imah/app/command';
import { useDay, useFormat, useNow } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { useOpeningTexts } from './texts.ts';

interface PastImportsProps {
  readonly buildingId: string;
  readonly imports: readonly OpeningImportRecord[];
}

/** What was imported, with the way back for a day. */
export function PastImports({ buildingId, imports }: PastImportsProps) {
  const t = useOpeningTexts();
  if (imports.length === 0) return null;
  return (
    <Stack as="section" gap="sm" aria-label={t('past.title')}>
      <Heading level={2}>{t('past.title')}</Heading>
      <Card padding="none">
        <List>
          {imports.map((record) => (
            <Past key={record.id} buildingId={buildingId} record={record} />
          ))}
        </List>
      </Card>
    </Stack>
  );
}

function Past({ buildingId, record }: { readonly buildingId: string; readonly record: OpeningImportRecord }) {
  const t = useOpeningTexts();
  const format = useFormat();
  const day = useDay();
  const now = useNow(60_000);
  const { isSending, answer, submit } = useSubmit(changeBilling(buildingId), {
    told: { sent: () => t('past.undone') },
  });
  const { id, at, byName, bookedOn, bills, owed, deposits, kept, undoableUntil, undoneAt } = record;
  const what = [
    ...(bills === 0 ? [] : [t('past.bills', { count: bills, amount: format.rupiah(owed) })]),
    ...(deposits === 0 ? [] : [t('past.deposits', { count: deposits, amount: format.rupiah(kept) })]),
  ].join(' · ');
  const when = { day: day(bookedOn), age: format.age(at, now) };
  const undo = (
    <Button
      size="sm"
      icon={undo2Icon}
      loading={isSending}
      onClick={() => void submit((client) => client.undoOpeningImport({ params: { buildingId, openingImportId: id } }))}
    >
      {t('past.undo')}
    </Button>
  );
  return (
    <ListRow
      title={what}
      description={
        <>
          {byName === null ? t('past.byNobody', when) : t('past.by', { ...when, name: byName })}
          {answer === null ? null : (
            <Callout tone="danger" announce="assertive">
              {answer.message ?? t('past.refused')}
            </Callout>
          )}
        </>
      }
      trailing={
        undoneAt !== null ? <Badge>{t('past.isUndone')}</Badge> : now <= Date.parse(undoableUntil) ? undo : undefined
      }
    />
  );
}
