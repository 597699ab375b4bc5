import { Button, DateField, Dialog, Form, FormActions, SelectField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock, useFormat } from '@imah/app/i18n';
import { changeBilling } from '../commands.ts';
import { monthOf, monthsAround } from '../months.ts';
import { useBillingTexts } from '../texts.ts';

interface RunFormProps {
  readonly buildingId: string;
  readonly onClose: () => void;
}

/** The bills of a month are begun; on the page that opens they are reckoned. */
export function RunForm({ buildingId, onClose }: RunFormProps) {
  const t = useBillingTexts();
  const tf = useFormTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const month = monthOf(useClock().now());
  const { isSending, answer, refuse, submit } = useSubmit(changeBilling(buildingId));
  const [period, setPeriod] = useState(month);
  const [dueOn, setDueOn] = useState<string | null>(`${month}-20`);

  async function begin(): Promise<void> {
    if (dueOn === null) return refuse({ dueOn: [tf('required')] });
    const made = await submit((client) => client.createBillingRun({ params: { buildingId }, body: { period, dueOn } }));
    if (made === null) return;
    onClose();
    void navigate(`/imah/tagihan/${buildingId}/${made.data.id}`);
  }

  return (
    <Dialog open onClose={onClose} title={t('runs.add')}>
      <Form answer={answer} onSubmit={() => void begin()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <SelectField
              name="period"
              label={t('form.month')}
              value={period}
              options={monthsAround(month, 11, 1).map((value) => ({ value, label: format.month(value) }))}
              onChange={({ currentTarget }) => {
                setPeriod(currentTarget.value);
                setDueOn(`${currentTarget.value}-20`);
              }}
              error={errorOf('period')}
            />
            <DateField
              name="dueOn"
              label={t('form.due')}
              required
              value={dueOn}
              onChange={({ value }) => setDueOn(value)}
              error={errorOf('dueOn')}
            />
            <Text size="sm" tone="muted">
              {t('form.runHint')}
            </Text>
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.begin')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
