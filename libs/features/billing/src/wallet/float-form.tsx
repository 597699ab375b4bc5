import { Button, Dialog, Form, FormActions, RupiahField, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeWallets } from '../commands.ts';
import { useWalletTexts } from './texts.ts';

interface FloatDialogProps {
  readonly orgId: string;
  readonly limit: number;
  readonly onClose: () => void;
}

/** Up to which float an organisation keeps deposits. */
export function FloatDialog({ orgId, limit, onClose }: FloatDialogProps) {
  const t = useWalletTexts();
  const tf = useFormTexts();
  const toast = useToast();
  const [floatLimit, setFloatLimit] = useState<number | null>(limit);
  const { isSending, answer, refuse, submit } = useSubmit(changeWallets());

  async function save(): Promise<void> {
    if (floatLimit === null || floatLimit < 1) return refuse({ floatLimit: [tf('required')] });
    const made = await submit((client) => client.updateWalletRule({ params: { orgId }, body: { floatLimit } }));
    if (made === null) return;
    toast('success', t('float.saved'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} size="sm" title={t('float.change')}>
      <Form answer={answer} onSubmit={() => void save()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <RupiahField
              name="floatLimit"
              label={t('float.field')}
              hint={t('float.hint')}
              required
              value={floatLimit}
              onChange={({ value }) => setFloatLimit(value)}
              error={errorOf('floatLimit')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('float.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
