import { useRead } from '@imah/api-client/react';
import type { BankAccount, StatementImport } from '@imah/contract/statements';
import { Badge, Button, Dialog, List, ListRow, Skeleton, Text } from '@imah/ui';
import { useDay } from '@imah/app/i18n';
import { useSubmit } from '@imah/app/command';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { changeBooks } from '../commands.ts';
import { useBankTexts } from './texts.ts';

interface ImportedFilesProps {
  readonly orgId: string;
  readonly account: BankAccount;
  readonly onClose: () => void;
}

/** The files that were taken, each of which can be undone while none of its lines is dealt with. */
export function ImportedFiles({ orgId, account, onClose }: ImportedFilesProps) {
  const t = useBankTexts();
  const read = readState(useRead('listStatementImports', { params: { orgId, bankAccountId: account.id } }));
  return (
    <Dialog open onClose={onClose} title={t('files.open')}>
      <Read of={read} level={3} loading={<Skeleton shape="row" />} failed={t('failed')}>
        {(imports) =>
          imports.length === 0 ? (
            <Text tone="muted">{t('files.none')}</Text>
          ) : (
            <List>
              {imports.map((one) => (
                <ImportedFile key={one.id} orgId={orgId} bankAccountId={account.id} imported={one} />
              ))}
            </List>
          )
        }
      </Read>
    </Dialog>
  );
}

interface ImportedFileProps {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly imported: StatementImport;
}

function ImportedFile({ orgId, bankAccountId, imported }: ImportedFileProps) {
  const t = useBankTexts();
  const day = useDay();
  const can = useCan();
  const { id, fileName, from, to, lines, byName, undo } = imported;
  const { isSending, submit } = useSubmit(changeBooks, { told: { sent: () => t('files.undone', { name: fileName }) } });
  const mayUndo = can('report.import', { orgId, everywhere: true }) === 'allowed';
  return (
    <ListRow
      title={fileName}
      description={t('files.row', { count: lines, from: day(from), to: day(to), byName })}
      trailing={
        undo === 'used' ? (
          <Badge>{t('files.used')}</Badge>
        ) : mayUndo ? (
          <Button
            size="sm"
            loading={isSending}
            aria-label={t('files.undoNamed', { name: fileName })}
            onClick={() =>
              void submit((client) => client.undoStatementImport({ params: { orgId, bankAccountId, importId: id } }))
            }
          >
            {t('files.undo')}
          </Button>
        ) : null
      }
    />
  );
}
