import { Button, Form, FormActions, type FormAnswer, Stack, TextArea } from '@imah/ui';
import { useState } from 'react';
import type { SourceFormProps } from './source-form.ts';
import { useImportTexts } from './texts.ts';

/** Cells pasted from a spreadsheet. */
export function TextSource({ isSending, answer, onCheck, hint }: SourceFormProps & { readonly hint: string }) {
  const t = useImportTexts();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<FormAnswer | null>(null);

  function submit(): void {
    if (text.trim() === '') return setMissing({ errors: { text: [t('nothing')] } });
    setMissing(null);
    onCheck({ kind: 'text', text });
  }

  return (
    <Form answer={missing ?? answer} onSubmit={submit}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <TextArea
            name="text"
            label={t('text.label')}
            hint={hint}
            rows={8}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={errorOf('text')}
          />
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
