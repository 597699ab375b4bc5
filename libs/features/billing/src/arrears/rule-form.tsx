import type { BillReminderRule } from '@imah/contract/payments';
import { Button, Form, FormActions, NumberField, Stack, Text } from '@imah/ui';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import { useToast } from '@imah/app/shell';
import { useArrearsTexts } from './texts.ts';

interface RuleFormProps {
  readonly orgId: string;
  readonly rule: BillReminderRule;
  readonly onClose: () => void;
}

const fields = [
  { name: 'daysBefore', label: 'rule.before' },
  { name: 'daysAfter', label: 'rule.after' },
] as const;

/** So many days before a bill is due and after; an empty field is never. */
export function RuleForm({ orgId, rule, onClose }: RuleFormProps) {
  const t = useArrearsTexts();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(anyCall(renewedBy.organization(orgId)));
  const [days, setDays] = useState(rule);

  async function save(): Promise<void> {
    const saved = await submit((client) => client.updateBillReminderRule({ params: { orgId }, body: days }));
    if (saved === null) return;
    toast('success', t('rule.saved'));
    onClose();
  }

  return (
    <Form answer={answer} onSubmit={() => void save()}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <Text>{t('rule.text')}</Text>
          {fields.map(({ name, label }) => (
            <NumberField
              key={name}
              name={name}
              label={t(label)}
              min={1}
              max={60}
              value={days[name]}
              onChange={({ value }) => setDays({ ...days, [name]: value })}
              error={errorOf(name)}
            />
          ))}
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('rule.save')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
