import { Button, Form, type FormAnswer, FormActions, Stack } from '@imah/ui';
import type { ReactNode } from 'react';
import { useWorkTexts } from './texts.ts';

interface EntryFormProps {
  /** What the server said of the last try, and whether one is under way. */
  readonly form: { readonly answer: FormAnswer | null; readonly isSending: boolean };
  readonly save: string;
  /** The way out: without what was typed, or from a form that stays open for the next entry. */
  readonly leave?: 'cancel' | 'done';
  readonly onSave: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** The form of one entry, below those that are there. */
export function EntryForm({ form, save, leave = 'cancel', onSave, onClose, children }: EntryFormProps) {
  const t = useWorkTexts();
  return (
    <Form answer={form.answer} onSubmit={() => void onSave()}>
      {({ errorOf }) => (
        <Stack gap="sm">
          {children(errorOf)}
          <FormActions>
            <Button tone="ghost" onClick={onClose}>
              {t(leave)}
            </Button>
            <Button type="submit" tone="primary" loading={form.isSending}>
              {save}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
