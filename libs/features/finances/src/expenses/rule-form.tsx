import { useRead } from '@imah/api-client/react';
import type { ExpenseBasis, ExpenseRule } from '@imah/contract/expenses';
import { Button, Dialog, Form, FormActions, NumberField, RupiahField, Skeleton, Stack } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { Read, readState } from '@imah/app/read';
import { changeBooks } from '../commands.ts';
import { useExpenseTexts } from './texts.ts';

interface RuleFormProps {
  readonly orgId: string;
  readonly onClose: () => void;
}

/** Up to which amount authors approve their own expenses, and how much tax is withheld. */
export function RuleForm({ orgId, onClose }: RuleFormProps) {
  const t = useExpenseTexts();
  const read = readState(useRead('getExpenseBasis', { params: { orgId } }));
  return (
    <Dialog open onClose={onClose} title={t('ruleForm.title')}>
      <Read of={read} level={3} loading={<Skeleton shape="card" />} failed={t('failed')}>
        {(basis) => <Fields orgId={orgId} basis={basis} onClose={onClose} />}
      </Read>
    </Dialog>
  );
}

type Rate = ExpenseRule['rates'][number];
/** As it stands in its fields; null where a field is empty, which is not that nothing is withheld. */
interface WrittenRate {
  readonly kind: Rate['kind'];
  readonly withNpwp: number | null;
  readonly withoutNpwp: number | null;
}

const perPercent = 10_000;
const percentOf = (ppm: number | null) => (ppm === null ? null : ppm / perPercent);
const ppmOf = (percent: number | null) => (percent === null ? null : Math.round(percent * perPercent));
const isWhole = (rate: WrittenRate): rate is Rate => rate.withNpwp !== null && rate.withoutNpwp !== null;

/** Which fields are empty that have to be filled. */
function emptyFields(
  limit: number | null,
  rates: readonly WrittenRate[],
  required: string,
): Record<string, readonly string[]> {
  const ofRates = rates.flatMap((rate, index) =>
    (['withNpwp', 'withoutNpwp'] as const).flatMap((field) =>
      rate[field] === null ? [`rates.${index}.${field}`] : [],
    ),
  );
  return Object.fromEntries(
    [...(limit === null ? ['approvalLimit'] : []), ...ofRates].map((name) => [name, [required]]),
  );
}

function Fields({ orgId, basis, onClose }: RuleFormProps & { readonly basis: ExpenseBasis }) {
  const t = useExpenseTexts();
  const tf = useFormTexts();
  const [limit, setLimit] = useState<number | null>(basis.approvalLimit);
  const [rates, setRates] = useState<readonly WrittenRate[]>(basis.rates);
  const { isSending, answer, refuse, submit } = useSubmit(changeBooks, {
    told: { sent: () => t('ruleForm.done') },
    onDone: onClose,
  });
  const change = (kind: Rate['kind'], changed: Partial<WrittenRate>) =>
    setRates(rates.map((rate) => (rate.kind === kind ? { ...rate, ...changed } : rate)));

  function save(): void {
    const written = rates.filter(isWhole);
    if (limit === null || written.length < rates.length) return refuse(emptyFields(limit, rates, tf('required')));
    const body = { approvalLimit: limit, rates: written };
    void submit((client) => client.updateExpenseRule({ params: { orgId }, body }));
  }

  return (
    <Form answer={answer} onSubmit={save}>
      {({ errorOf }) => (
        <Stack gap="lg">
          <RupiahField
            name="approvalLimit"
            label={t('ruleForm.limit')}
            hint={t('ruleForm.limitHint')}
            required
            value={limit}
            onChange={({ value }) => setLimit(value)}
            error={errorOf('approvalLimit')}
          />
          {rates.map(({ kind, withNpwp, withoutNpwp }, index) => (
            <Stack key={kind} gap="md">
              <NumberField
                name={`rates.${index}.withNpwp`}
                required
                label={t('ruleForm.withNpwp', { tax: t(`taxes.${kind}`) })}
                min={0}
                max={50}
                decimals={2}
                steppers="hidden"
                value={percentOf(withNpwp)}
                onChange={({ value }) => change(kind, { withNpwp: ppmOf(value) })}
                error={errorOf(`rates.${index}.withNpwp`)}
              />
              <NumberField
                name={`rates.${index}.withoutNpwp`}
                required
                label={t('ruleForm.withoutNpwp', { tax: t(`taxes.${kind}`) })}
                min={0}
                max={50}
                decimals={2}
                steppers="hidden"
                value={percentOf(withoutNpwp)}
                onChange={({ value }) => change(kind, { withoutNpwp: ppmOf(value) })}
                error={errorOf(`rates.${index}.withoutNpwp`)}
              />
            </Stack>
          ))}
          <FormActions>
            <Button type="submit" tone="primary" width="full" loading={isSending}>
              {t('ruleForm.submit')}
            </Button>
          </FormActions>
        </Stack>
      )}
    </Form>
  );
}
