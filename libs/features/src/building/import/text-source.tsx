import { Button, Stack, TextArea } from '@imah/ui';
import { type FormEvent, useState } from 'react';
import type { SourceFormProps } from './source-form.ts';
import { useImportTexts } from './texts.ts';

/** Cells pasted from a spreadsheet. */
export function TextSource({ isBusy, onCheck }: SourceFormProps) {
  const t = useImportTexts();
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') onCheck({ kind: 'text', text });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <TextArea
          name="text"
          label={t('text.label')}
          hint={t('text.hint')}
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={isMissing && text.trim() === '' ? t('nothing') : undefined}
        />
        <Button type="submit" tone="primary" width="full" loading={isBusy}>
          {t('check')}
        </Button>
      </Stack>
    </form>
  );
}
