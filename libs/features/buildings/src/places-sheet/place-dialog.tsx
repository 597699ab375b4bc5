import { Button, Dialog, Form, FormActions, type FormProps, Stack } from '@imah/ui';
import type { ReactNode } from 'react';
import type { Submitting } from '@imah/app/command';
import { usePlacesSheetTexts } from './texts.ts';

interface PlaceDialogProps extends Pick<Submitting<unknown, unknown>, 'isSending' | 'answer'> {
  readonly title: string;
  readonly onSubmit: (data: FormData) => Promise<void>;
  readonly onClose: () => void;
  readonly children: (fields: Parameters<FormProps['children']>[0]) => ReactNode;
}

/** The few fields of a section or a floor, with one button to save them. */
export function PlaceDialog({ title, isSending, answer, onSubmit, onClose, children }: PlaceDialogProps) {
  const t = usePlacesSheetTexts();
  return (
    <Dialog open size="sm" onClose={onClose} title={title}>
      <Form answer={answer} onSubmit={({ data }) => void onSubmit(data)}>
        {(fields) => (
          <Stack gap="lg">
            {children(fields)}
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
