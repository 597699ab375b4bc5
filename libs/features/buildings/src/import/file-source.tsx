import { Button, FileDrop, Form, FormActions, type FormAnswer, Stack } from '@imah/ui';
import { downloadIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { downloadText } from './download-text.ts';
import type { SourceFormProps } from './source-form.ts';
import { useImportTexts } from './texts.ts';
import { toBase64 } from './to-base64.ts';

const maxSize = 6_000_000;

export interface FileSourceProps extends SourceFormProps {
  /** What the file has to hold. */
  readonly hint: string;
  /** A file that shows it. */
  readonly sample: { readonly name: string; readonly text: string };
}

/** A CSV or XLSX file, read by the server. */
export function FileSource({ isSending, answer, onCheck, hint, sample }: FileSourceProps) {
  const t = useImportTexts();
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<FormAnswer | null>(null);
  // What was said of a file that is not chosen any more.
  const [former, setFormer] = useState<FormAnswer | null>(null);

  async function submit(): Promise<void> {
    if (file === null) return setFault({ errors: { file: [t('nothing')] } });
    setFault(null);
    try {
      onCheck({ kind: 'file', name: file.name.slice(0, 200), content: await toBase64(file) });
    } catch {
      // It was moved or deleted after it was chosen.
      setFault({ errors: { file: [t('unreadable')] } });
    }
  }

  return (
    <Form answer={fault ?? (answer === former ? null : answer)} onSubmit={() => void submit()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <FileDrop
            name="file"
            label={t('file.label')}
            hint={hint}
            accept=".csv,.xlsx,text/csv"
            maxFiles={1}
            maxSize={maxSize}
            files={file === null ? [] : [{ id: 'file', name: file.name, size: file.size, state: 'chosen' }]}
            onAdd={({ files }) => {
              setFile(files[0] ?? null);
              setFault(null);
              setFormer(answer);
            }}
            onRemove={() => setFile(null)}
            error={errorOf('file')}
          />
          <Button
            size="sm"
            tone="ghost"
            icon={downloadIcon}
            onClick={() => downloadText(sample.name, sample.text, 'text/csv')}
          >
            {t('file.sample')}
          </Button>
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('check')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
