import type { BankAccount, StatementReport } from '@imah/contract/statements';
import { statementLimits } from '@imah/contract/statements/words';
import { Button, Dialog, FileDrop, Form, FormActions, type FormAnswer, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { toBase64 } from '@imah/features-buildings/import';
import { changeBooks } from '../commands.ts';
import { StatementResult } from './statement-result.tsx';
import { useBankTexts } from './texts.ts';

interface ImportStatementProps {
  readonly orgId: string;
  readonly account: BankAccount;
  readonly onClose: () => void;
}

interface Checked {
  readonly name: string;
  readonly content: string;
  readonly report: StatementReport;
}

// Reading a big file takes the server longer than a form does.
const timeoutMs = 60_000;

/** The file of a statement: chosen, checked, and only then taken. */
export function ImportStatement({ orgId, account, onClose }: ImportStatementProps) {
  const t = useBankTexts();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBooks);
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [fault, setFault] = useState<FormAnswer | null>(null);
  const params = { orgId, bankAccountId: account.id };

  async function check(): Promise<void> {
    if (file === null) return setFault({ errors: { file: [t('import.nothing')] } });
    let content: string;
    try {
      content = await toBase64(file);
    } catch {
      // It was moved or deleted after it was chosen.
      return setFault({ errors: { file: [t('import.unreadable')] } });
    }
    const name = file.name.slice(0, 200);
    const done = await submit((client) =>
      client.importStatement({ params, body: { name, content, mode: 'check' }, timeoutMs }),
    );
    if (done !== null) setChecked({ name, content, report: done.data });
  }

  async function apply(): Promise<void> {
    if (checked === null) return;
    const { name, content } = checked;
    const done = await submit((client) =>
      client.importStatement({ params, body: { name, content, mode: 'apply' }, timeoutMs }),
    );
    if (done === null) return;
    if (!done.data.applied) return setChecked({ ...checked, report: done.data });
    toast('success', t('import.done', { count: done.data.lines }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} size="lg" title={t('import.title', { name: account.name })}>
      {checked === null ? (
        <Form answer={fault ?? answer} onSubmit={() => void check()}>
          {({ errorOf }) => (
            <Stack gap="lg">
              <FileDrop
                name="file"
                label={t('import.file')}
                hint={t('import.hint')}
                accept=".csv,.txt,.sta,.mt940,.940,.xml,text/csv,text/plain,text/xml,application/xml"
                maxFiles={1}
                maxSize={statementLimits.fileBytes}
                files={file === null ? [] : [{ id: 'file', name: file.name, size: file.size, state: 'chosen' }]}
                onAdd={({ files }) => {
                  setFile(files[0] ?? null);
                  setFault(null);
                }}
                onRemove={() => setFile(null)}
                error={errorOf('file') ?? errorOf('content')}
              />
              <FormActions>
                <Button type="submit" tone="primary" width="full" loading={isSending}>
                  {t('import.check')}
                </Button>
              </FormActions>
            </Stack>
          )}
        </Form>
      ) : (
        <StatementResult
          report={checked.report}
          answer={answer}
          isSending={isSending}
          onApply={() => void apply()}
          onBack={() => setChecked(null)}
        />
      )}
    </Dialog>
  );
}
