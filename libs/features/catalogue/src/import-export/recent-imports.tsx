import type { ProductImportRecord } from '@imah/contract/catalogue';
import { Badge, Button, Callout, Card, Heading, List, ListRow, Stack } from '@imah/ui';
import { undo2Icon } from '@imah/ui/icons';
import { useSubmit } from '@imah/app/command';
import { useFormat, useNow } from '@imah/app/i18n';
import { changeCatalogue } from '../commands.ts';
import { useProductImportTexts } from './texts.ts';

interface RecentImportsProps {
  readonly orgId: string;
  readonly imports: readonly ProductImportRecord[];
}

/** What was imported within a day, with the way back. */
export function RecentImports({ orgId, imports }: RecentImportsProps) {
  const t = useProductImportTexts();
  return (
    <Stack as="section" gap="sm" aria-label={t('recent.title')}>
      <Heading level={3}>{t('recent.title')}</Heading>
      <Card padding="none">
        <List>
          {imports.map((record) => (
            <Recent key={record.id} orgId={orgId} record={record} />
          ))}
        </List>
      </Card>
    </Stack>
  );
}

function Recent({ orgId, record }: { readonly orgId: string; readonly record: ProductImportRecord }) {
  const t = useProductImportTexts();
  const format = useFormat();
  const now = useNow(60_000);
  const { isSending, answer, submit } = useSubmit(changeCatalogue, { told: { sent: () => t('recent.undone') } });
  const { id, at, byName, created, changed, prices, undoneAt } = record;
  return (
    <ListRow
      title={t('recent.what', { created, changed, prices })}
      description={
        <>
          {byName === null ? format.age(at, now) : t('recent.by', { age: format.age(at, now), name: byName })}
          {answer === null ? null : (
            <Callout tone="danger" announce="assertive">
              {answer.message ?? t('recent.refused')}
            </Callout>
          )}
        </>
      }
      trailing={
        undoneAt === null ? (
          <Button
            size="sm"
            icon={undo2Icon}
            loading={isSending}
            onClick={() => void submit((client) => client.undoProductImport({ params: { orgId, importId: id } }))}
          >
            {t('recent.undo')}
          </Button>
        ) : (
          <Badge>{t('recent.isUndone')}</Badge>
        )
      }
    />
  );
}
